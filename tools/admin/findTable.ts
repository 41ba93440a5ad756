import { resolve } from 'node:path';
import { DATA } from '#infra/build/folders.ts';
import { Problem } from '#infra/build/problem.ts';
import { awsEnvironment } from '#local/aws.ts';
import { findRunning } from '#local/dataFolder.ts';

/**
 * The environment variables that point the store to its table: none if TABLE_NAME names a table on AWS,
 * otherwise those of the local product.
 * @throws Problem if the local product does not run
 */
export async function findTable(env: NodeJS.ProcessEnv): Promise<Record<string, string>> {
  if (env.TABLE_NAME) return {};
  const folder = resolve(env.DATA_DIR ?? DATA);
  const table = (await findRunning(folder))?.table;
  if (!table) {
    throw new Problem(
      `The product does not run with the data in ${folder}: run \`npm start\`, or name the table on AWS with TABLE_NAME.`,
    );
  }
  return { ...awsEnvironment(table.endpoints), TABLE_NAME: table.name, BUCKET_NAME: table.bucket };
}
