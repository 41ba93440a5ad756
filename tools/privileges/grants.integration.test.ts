import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { useTable } from '#functions/testing/table.ts';
import { temporaryFolder } from '#infra/build/bundling.ts';
import { functionNames, manifest, type FunctionName } from '#infra/manifest.ts';
import { bundleAll } from './bundles.ts';
import { account } from './exercises/account.ts';
import { bookings } from './exercises/bookings.ts';
import { office } from './exercises/office.ts';
import { rooms } from './exercises/rooms.ts';
import { workers } from './exercises/workers.ts';
import { permissionsFor, permissionsIn, type SentRequest } from './permissions.ts';
import { startRecorder, type Recorder } from './recorder.ts';
import { runOf, type Exercise } from './run.ts';
import { playedAnswer } from './services.ts';

/** How every function is taken along all of its ways. A new one does not compile without it. */
const exercises: Record<FunctionName, Exercise> = {
  ...account,
  ...rooms,
  ...bookings,
  ...office,
  ...workers,
};

const folder = temporaryFolder();
const bundles = bundleAll(folder);
let recorder: Recorder;

useTable();
beforeAll(async () => {
  const { AWS_ENDPOINT_URL_DYNAMODB: dynamodb = '', AWS_ENDPOINT_URL_S3: s3 = '' } = process.env;
  recorder = await startRecorder({ services: { dynamodb, s3 }, answer: playedAnswer });
  // One address for all services: nothing that is asked of AWS goes past it.
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', undefined);
  vi.stubEnv('AWS_ENDPOINT_URL_S3', undefined);
  vi.stubEnv('AWS_ENDPOINT_URL', recorder.url);
  vi.stubEnv('SOCKETS_URL', recorder.url);
  vi.stubEnv('TOKEN_SECRET', undefined);
  vi.stubEnv('TOKEN_SECRET_ARN', 'arn:of-the-secret');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await recorder.stop();
  rmSync(folder, { recursive: true });
});

/** What a function asks of AWS while it is exercised, from its cold start on. */
async function sentBy(name: FunctionName): Promise<SentRequest[]> {
  const handler = bundles.handlerOf(name);
  const sent: SentRequest[] = [];
  const invoke = async (event: unknown): Promise<unknown> => {
    let answer: unknown;
    sent.push(
      ...(await recorder.during(async () => {
        answer = await handler(event, {});
      })),
    );
    return answer;
  };
  await exercises[name](runOf(name, invoke, recorder.answerNext));
  return sent;
}

const unique = (texts: string[]): string[] => [...new Set(texts)].toSorted();

describe('a function asks AWS for all that it is granted, and for nothing else:', () => {
  it.each(functionNames)('%s', async (name) => {
    const sent = await sentBy(name);
    expect(unique(sent.flatMap(permissionsFor))).toEqual(
      permissionsIn(manifest[name].grant).toSorted(),
    );
    const operations = sent.map(({ operation }) => operation);
    // No way was forgotten: whatever its code can ask for has been asked for.
    expect(operations).toEqual(expect.arrayContaining(bundles.carriedBy(name)));
  });
});
