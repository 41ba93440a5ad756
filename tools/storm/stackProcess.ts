import { startLocalProduct } from '#local/localProduct.ts';
import { startFaultyDatabase, type FaultyDatabase } from './faultyDatabase.ts';

/** What a stack tells of itself when it is ready. */
export interface Ready {
  url: string;
  table: string;
  /** The environment in which commands find the table. */
  environment: Record<string, string>;
}

/** What a stack is sent: that the way to its database is to fail now and then, or no longer; or that functions are to end. */
export type ProductOrder = { failing: boolean } | { crash: true };

/** Runs the product without the site on a data folder, as `npm start` does, until it or its database is killed. */
async function main(): Promise<void> {
  let way: FaultyDatabase | undefined;
  const { url, tableName, environment, endpoints, ...product } = await startLocalProduct({
    port: 0,
    dataDir: process.env.DATA_DIR,
    site: 'none',
    env: {
      ...process.env,
      LIMIT_REGISTER: '1000',
      LIMIT_BOOKINGS: '100000',
      LIMIT_CONTACT: '100000',
      POWERTOOLS_LOG_LEVEL: 'ERROR',
    },
    between: async (dynamoDb) => (way = await startFaultyDatabase(dynamoDb)),
    onCrash: (reason) => {
      console.error(reason);
      process.exit(1);
    },
  });
  process.on('disconnect', () => process.exit(0));
  process.on('message', (order: ProductOrder) => {
    if ('crash' in order) {
      product.crashFunctions();
      return;
    }
    way?.setFailing(order.failing);
    if (!order.failing) console.log(`  faults of the database: ${JSON.stringify(way?.happened)}`);
  });
  const direct = { ...environment, AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamoDb };
  process.send?.({ url, table: tableName, environment: direct } satisfies Ready);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
