import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RENDERER_FOLDER } from '#functions/testing/renderer.ts';
import { useTable } from '#functions/testing/table.ts';
import { functionNames, manifest, type FunctionName } from '#infra/manifest.ts';
import { catalogueOf } from '#tools/calls/catalogue.ts';
import { refuseUnexpected, type Answer, type Catalogue } from '#tools/calls/sample.ts';
import { newWorld } from '#tools/calls/world.ts';
import { carriedBy, handlerOf } from './bundles.ts';
import { permissionsFor, permissionsIn, type SentRequest } from './permissions.ts';
import { startRecorder, type Recorder } from './recorder.ts';
import { playedAnswer } from './services.ts';

let recorder: Recorder;
let catalogue: Catalogue;

useTable({ stream: true });
beforeAll(async () => {
  const { AWS_ENDPOINT_URL_DYNAMODB: dynamodb = '', AWS_ENDPOINT_URL_S3: s3 = '' } = process.env;
  recorder = await startRecorder({ services: { dynamodb, s3 }, answer: playedAnswer });
  vi.stubEnv('AWS_ENDPOINT_URL', recorder.url);
  vi.stubEnv('SOCKETS_URL', recorder.url);
  vi.stubEnv('SITE_URL', 'https://coldroom.example');
  vi.stubEnv('MAIL_FROM', 'hello@coldroom.example');
  vi.stubEnv('RENDERER_FOLDER', RENDERER_FOLDER);
  vi.stubEnv('TOKEN_SECRET', undefined);
  vi.stubEnv('TOKEN_SECRET_ARN', 'arn:of-the-secret');
  // What is set up goes straight to the database, whose address its client keeps from here on.
  catalogue = catalogueOf(await newWorld({ each: 2, changes: 1 }));
  // The functions find one address for all services, so that no request of theirs bypasses the recorder.
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', undefined);
  vi.stubEnv('AWS_ENDPOINT_URL_S3', undefined);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await recorder.stop();
});

/** The requests that a function sends to AWS in all of its samples, including the cold start. */
async function sentBy(name: FunctionName): Promise<SentRequest[]> {
  const handler = handlerOf(name);
  const sent: SentRequest[] = [];
  for (const { newEvent, status, planned } of catalogue[name]) {
    const event = await newEvent();
    if (planned) recorder.answerNext(planned.operation, planned.answer);
    const requests = await recorder.during(async () => {
      refuseUnexpected(name, (await handler(event, {})) as Answer, status);
    });
    sent.push(...requests);
  }
  return sent;
}

const unique = (texts: string[]): string[] => [...new Set(texts)].toSorted();

describe('the bundle starts and exports a handler:', () => {
  it.each(functionNames)('%s', (name) => {
    expect(handlerOf(name)).toBeTypeOf('function');
  });
});

describe('a function uses every permission that it is granted, and no other:', () => {
  it.each(functionNames)('%s', async (name) => {
    const sent = await sentBy(name);
    expect(unique(sent.flatMap(permissionsFor))).toEqual(
      permissionsIn(manifest[name].grant).toSorted(),
    );
    const operations = sent.map(({ operation }) => operation);
    // The samples are complete: every operation in the bundle was used.
    expect(operations).toEqual(expect.arrayContaining(carriedBy(name)));
  });
});
