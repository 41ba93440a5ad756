import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openConnection } from '#functions/store/connections/connections.ts';
import { lambdaName } from '#infra/build/bundling.ts';
import { functionNames, type FunctionName } from '#infra/manifest.ts';
import { startDynamoDb } from '#local/dynamodb.ts';
import { findJava } from '#local/java.ts';
import { startS3 } from '#local/s3.ts';
import { ensureTable } from '#local/table.ts';
import { limits } from '#shared/limits.ts';
import { catalogueOf } from '#tools/calls/catalogue.ts';
import { refuseUnexpected, type Sample } from '#tools/calls/sample.ts';
import { newWorld, type World } from '#tools/calls/world.ts';
import { callBundle } from './bundleProcess.ts';
import { asDeployed, benchEnvironment } from './environment.ts';
import { takePosts } from './takePosts.ts';

export interface PeakMemory {
  name: FunctionName;
  /** Peak memory of its process, in MB, including Node. */
  peakMB: number;
}

/** Calls of each function; after so many, memory hardly grows. */
export const MEMORY_CALLS = 50;

const TABLE = 'bench';
const HOUR_SECONDS = 60 * 60;

/** The largest input of one call: a full page, the largest picture, a full batch. */
const SIZE = { each: limits.pageSize, changes: 100, pictureBytes: limits.imageBytes };

/** Loads and calls every function's bundle in `folder`, each in a process of its own; largest first. */
export async function measureMemory(folder: string): Promise<PeakMemory[]> {
  const dynamoDb = await startDynamoDb({ java: await findJava(console.error) });
  const s3 = await startS3({ bucketName: TABLE });
  const posts = await takePosts();
  await ensureTable(dynamoDb.url, TABLE);
  const environment = benchEnvironment({ dynamoDb: dynamoDb.url, s3: s3.url }, TABLE);
  Object.assign(process.env, environment, asDeployed, {
    SOCKETS_URL: posts.url,
    // The function that sends e-mails is called as well, and refuses to link to no site.
    AWS_ENDPOINT_URL_SESV2: posts.url,
    MAIL_FROM: 'Coldroom <hello@coldroom.example>',
    SITE_URL: 'https://coldroom.example',
  });
  try {
    const world = await newWorld(SIZE);
    await openSocket(world);
    const catalogue = catalogueOf(world);
    const peaks: PeakMemory[] = [];
    for (const name of functionNames) peaks.push(await peakOf(name, folder, catalogue[name][0]));
    return peaks.sort((a, b) => b.peakMB - a.peakMB);
  } finally {
    posts.stop();
    await Promise.all([s3.stop(), dynamoDb.stop()]);
  }
}

/** Opens a socket of the admin, so that the outbox has one to push to. */
const openSocket = ({ boss: { userId } }: World): Promise<boolean> =>
  openConnection({ connectionId: 'admin', userId, iat: 1 }, Date.now() / 1000 + HOUR_SECONDS);

async function peakOf(
  name: FunctionName,
  folder: string,
  { newEvent }: Sample,
): Promise<PeakMemory> {
  const bundle = join(folder, lambdaName(name), 'index.js');
  const events = join(folder, lambdaName(name), 'events');
  mkdirSync(events);
  try {
    for (let call = 0; call < MEMORY_CALLS; call += 1) {
      writeFileSync(join(events, `${call}.json`), JSON.stringify(await newEvent()));
    }
    const { peakKB, answers } = await callBundle(bundle, events);
    for (const answer of answers) refuseUnexpected(name, answer);
    return { name, peakMB: peakKB / 1024 };
  } finally {
    rmSync(events, { recursive: true });
  }
}
