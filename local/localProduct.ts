import type { LocalAws } from './aws.ts';
import { startParts } from './startParts.ts';
import type { Person } from './seeding.ts';
import { listen } from './server.ts';

export interface LocalProductOptions {
  /** Port of the one origin; 0 for any that is free. */
  port: number;
  /** Folder that the data is kept in. @default - in memory only */
  dataDir?: string | undefined;
  /** Empties the data folder first. */
  fresh?: boolean | undefined;
  /** The built site, the site from its sources with hot reload, or none. @default 'built' */
  site?: 'built' | 'dev' | 'none' | undefined;
  /** Settings of the functions and of the seed (LIMIT_…, ADMIN_EMAIL, ADMIN_PASSWORD, SEED). */
  env?: NodeJS.ProcessEnv | undefined;
  log?: ((line: string) => void) | undefined;
  /** Called where a part of it ends by itself. */
  onCrash?: ((reason: string) => void) | undefined;
}

export interface LocalProduct {
  url: string;
  tableName: string;
  bucketName: string;
  /** Where the table and the bucket are. */
  endpoints: LocalAws;
  /** The functions' environment. */
  environment: Record<string, string>;
  /** People that were added to the table by this start. */
  people: Person[];
  stop(): Promise<void>;
}

/**
 * Starts everything the product needs on this machine: DynamoDB Local, S3, the functions behind a
 * gateway, and the site, on one origin.
 * @throws Problem where something is missing that only the user can mend
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
