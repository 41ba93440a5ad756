import { awsCredentials, awsEnvironment } from '#local/aws.ts';
import { startLocalProduct } from '#local/localProduct.ts';
import { findChromium } from './chromium.ts';
import { relaxed } from './relaxed.ts';
import { sharedDynamoDb } from './sharedDynamoDb.ts';

const log = (line: string) => console.log(line);

/**
 * Two shards of a list show that it is read from several, and in order; each more is one more query for each page of each
 * test. Tests with a table of their own read as many as there are.
 */
const MOST_SHARDS = 2;

/** The threads of the product tell each other of ended sessions: only what `npm run admin` ends is to be read, every few seconds. */
const readsSeldom = { TOKEN_CHECK_SECONDS: '2' };

/** Nobody keeps what the functions of tests log, or looks at it: each line is handed from thread to thread all the same. */
const unlogged = { POWERTOOLS_LOG_LEVEL: 'SILENT', POWERTOOLS_METRICS_DISABLED: 'true' };

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
  const product = await startLocalProduct({
    port: 0,
    env: { ...relaxed, ...readsSeldom, ...unlogged },
    log,
    dynamoDb,
    mostShards: MOST_SHARDS,
  });
  Object.assign(process.env, {
    TABLE_SHARDS: String(MOST_SHARDS),
    BASE_URL: product.url,
    TABLE_NAME: product.tableName,
    ...awsEnvironment(product.endpoints),
  });
  return () => product.stop();
}
