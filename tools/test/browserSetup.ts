import { awsCredentials, awsEnvironment } from '#local/aws.ts';
import { startLocalProduct } from '#local/localProduct.ts';
import { findChromium } from './chromium.ts';
import { relaxed } from './relaxed.ts';
import { sharedDynamoDb } from './sharedDynamoDb.ts';

const log = (line: string) => console.log(line);

/**
 * Global set-up of Playwright: finds a Chromium, and starts the product, in memory and on a free port,
 * unless BASE_URL names a server. The workers learn both from their environment, and so does
 * `npm run admin`, which a test runs: where BASE_URL is set, TABLE_NAME has to name its table.
 */
export default async function setUpBrowsers(): Promise<() => Promise<void>> {
  process.env.CHROMIUM_PATH = await findChromium(log);
  if (process.env.BASE_URL) return () => Promise.resolve();
  Object.assign(process.env, awsCredentials);
  const dynamoDb = sharedDynamoDb();
  const product = await startLocalProduct({ port: 0, env: relaxed, log, dynamoDb });
  Object.assign(process.env, {
    BASE_URL: product.url,
    TABLE_NAME: product.tableName,
    ...awsEnvironment(product.endpoints),
  });
  return () => product.stop();
}
