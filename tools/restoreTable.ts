import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { Problem } from '#infra/build/problem.ts';
import { run } from '#infra/build/run.ts';
import { readArguments } from './restoreTable/arguments.ts';
import { doorOf } from './restoreTable/door.ts';

/** `npm run restore-table -- TARGET TIME`, and then the same with `--removed` and `--open` in place of the time. */
async function main(): Promise<void> {
  const order = readArguments(process.argv.slice(2), process.env);
  // The store reads the environment when it is loaded.
  const { drill } = await import('./restoreTable/drill.ts');
  const door = doorOf(order.restApiId, (args) => run('aws', args));
  await drill(order, door, { client: new DynamoDBClient({}), log: console.log });
}

main().catch((error: unknown) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
