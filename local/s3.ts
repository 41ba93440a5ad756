import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildApp } from 'fauxqs';
// fauxqs' own start function listens on every network address, so its parts are combined here.
import { FileS3Persistence } from '../node_modules/fauxqs/dist/s3/fileS3Persistence.js';
import { S3Store } from '../node_modules/fauxqs/dist/s3/s3Store.js';
import { SnsStore } from '../node_modules/fauxqs/dist/sns/snsStore.js';
import { SqsStore } from '../node_modules/fauxqs/dist/sqs/sqsStore.js';
import type { Service } from './dynamodb.ts';

interface S3Options {
  bucketName: string;
  /** Folder of the objects, as files. @default - in memory only */
  folder?: string | undefined;
}

/** The part of a Fastify application that we use; fauxqs does not export its type. */
interface App {
  server: Server;
  listen(options: { host: string; port: number }): Promise<string>;
  close(): Promise<void>;
}

/** Starts a local S3 with one bucket on a free port of 127.0.0.1. */
export async function startS3({ bucketName, folder }: S3Options): Promise<Service> {
  const s3Store = new S3Store();
  if (folder !== undefined) keepIn(folder, s3Store);
  if (!s3Store.hasBucket(bucketName)) s3Store.createBucket(bucketName);
  const stores = { s3Store, snsStore: new SnsStore(), sqsStore: new SqsStore() };
  const app = buildApp({ logger: false, stores }) as App;
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => app.close() };
}

/** Loads the folder's objects, and then stores changes there, as fauxqs itself does. */
function keepIn(folder: string, store: S3Store): void {
  const persistence = new FileS3Persistence(folder);
  persistence.loadS3(store);
  store.persistence = persistence;
}
