import { startLocalProduct } from '#local/localProduct.ts';

/** What a stack tells of itself when it is ready. */
export interface Ready {
  url: string;
  table: string;
  /** The environment in which commands find the table. */
  environment: Record<string, string>;
}

/** Runs the product without the site on a data folder, as `npm start` does, until it or its database is killed. */
async function main(): Promise<void> {
  const { url, tableName, environment } = await startLocalProduct({
    port: 0,
    dataDir: process.env.DATA_DIR,
    site: 'none',
    env: { ...process.env, LIMIT_REGISTER: '1000', LIMIT_BOOKINGS: '100000' },
    onCrash: (reason) => {
      console.error(reason);
      process.exit(1);
    },
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ url, table: tableName, environment } satisfies Ready);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
