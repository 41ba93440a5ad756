import { benchEnvironment } from './environment.ts';

/** Separate process, because the table's client in it is instrumented and belongs to one database. */
Object.assign(process.env, benchEnvironment({ dynamoDb: '', s3: '' }, 'bench'), {
  // A scan of a large file takes longer than a request of the product may.
  TABLE_ANSWER_MS: '600000',
  TABLE_CONNECTION_MS: '60000',
});
// Imported here because metrics and logs read the environment when they are loaded.
const { measureScale } = await import('./scale/scaleWork.ts');
const log = (line: string): void => console.error(`bench: ${line}`);
process.send?.(await measureScale(Number(process.argv[2]), log));
process.exit(0);
