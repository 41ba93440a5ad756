import type { LocalAws } from './aws.ts';
import type { Service } from './dynamodb.ts';
import type { Person } from './seeding.ts';
import { listen } from './server.ts';
import { startParts } from './startParts.ts';

export interface LocalProductOptions {
  /** Port of the site and API; 0 for any free port. */
  port: number;
  /** Folder of the data. @default - in memory only */
  dataDir?: string | undefined;
  /** A database in memory that is there already; it is stopped with the product. @default - one of its own */
  dynamoDb?: Service | undefined;
  /** Empties the data folder first. */
  fresh?: boolean | undefined;
  /** Serves the built site, the site from its sources with hot reload, or none. @default 'built' */
  site?: 'built' | 'dev' | 'none' | undefined;
  /** Settings of the functions and of the seed (LIMIT_…, ADMIN_EMAIL, …), and LAMBDA_CONCURRENCY. */
  env?: NodeJS.ProcessEnv | undefined;
  log?: ((line: string) => void) | undefined;
  /** Puts something between the functions and DynamoDB, at whose address it is given. For storms. @default - nothing */
  between?: ((dynamoDb: string) => Promise<Service>) | undefined;
  /**
   * The most shards of a list, so that a page of it is read at once: for tests, whose table ends with the product. @default - as in
   * AWS
   */
  mostShards?: number | undefined;
  /** Called if DynamoDB Local ends without being stopped. */
  onCrash?: ((reason: string) => void) | undefined;
}

export interface LocalProduct {
  url: string;
  tableName: string;
  bucketName: string;
  /** Addresses of DynamoDB and S3. */
  endpoints: LocalAws;
  /** The functions' environment. */
  environment: Record<string, string>;
  /** People whom this start added to the table. */
  people: Person[];
  /** Ends half of the running functions at once, in the middle of what they do. For storms. */
  crashFunctions(): void;
  stop(): Promise<void>;
}

/**
 * Starts the whole product on this machine: DynamoDB Local, S3, the functions behind a gateway, and the
 * site, on one origin.
 * @throws Problem if it cannot start until the user acts, for example because the port is taken
 */
export async function startLocalProduct(options: LocalProductOptions): Promise<LocalProduct> {
  const stoppers: (() => unknown)[] = [];
  const stop = async () => {
    for (const stopper of stoppers.splice(0).reverse()) await stopper();
  };
  try {
    const front = await listen(options.port);
    stoppers.push(() => front.stop());
    return { ...(await startParts(options, front, stoppers)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
