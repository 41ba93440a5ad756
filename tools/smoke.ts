import { Problem } from '#infra/build/problem.ts';
import { run } from '#infra/build/run.ts';
import { readArguments } from './smoke/arguments.ts';
import { smoke } from './smoke/smoke.ts';

/** `npm run smoke -- https://…`: tries what only a real deployment can prove. */
async function main(): Promise<void> {
  const order = readArguments(process.argv.slice(2), process.env);
  const passed = await smoke(order, (args) => run('aws', args), console.log);
  if (!passed) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
