import { resolve } from 'node:path';
import { awsEnvironment } from '#local/aws.ts';
import { findRunning } from '#local/dataFolder.ts';
import { DATA } from '#infra/build/folders.ts';
import { Problem } from '#infra/build/problem.ts';

/**
 * The environment that leads the store to its table: nothing to add where TABLE_NAME names one on
 * AWS, otherwise that of the product that runs on this machine.
 * @throws Problem where none runs
 */
export async function findTable(env: NodeJS.ProcessEnv): Promise<Record<string, string>> {
  if (env.TABLE_NAME) return {};
  const folder = resolve(env.DATA_DIR ?? DATA);
  const table = (await findRunning(folder))?.table;
  if (!table) {
    throw new Problem(
      `Nothing runs on the data in ${folder}: begin with \`npm start\`, or name the table on AWS with TABLE_NAME.`,
    );
  }
  return { ...awsEnvironment(table.endpoints), TABLE_NAME: table.name, BUCKET_NAME: table.bucket };
}
