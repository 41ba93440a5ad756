import { Problem } from '#infra/build/problem.ts';
import { readArguments } from './admin/arguments.ts';
import { findTable } from './admin/findTable.ts';

/** `npm run admin -- EMAIL [--reset]`: makes somebody an admin, or lets them in again. */
async function main(): Promise<void> {
  const { email, reset } = readArguments(process.argv.slice(2));
  Object.assign(process.env, await findTable(process.env));
  // Only now: the store takes its address from the environment.
  const { letInAgain, promote } = await import('./admin/accounts.ts');
  for (const line of reset ? await letInAgain(email) : await promote(email)) console.log(line);
}

main().catch((error: unknown) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
