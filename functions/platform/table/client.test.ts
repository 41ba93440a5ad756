import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { troubles } from '#functions/testing/troubledTable.ts';

let asked = 0;
const server = createServer(() => {
  asked += 1;
  troubles.silent();
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_REGION', 'af-south-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  vi.unstubAllEnvs();
});

/** What a call fails with, by a clock that runs a hundred times faster. */
async function hurried(call: () => Promise<unknown>): Promise<unknown> {
  const { setInterval: every, clearInterval: stop } = globalThis;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const clock = every(() => vi.advanceTimersByTime(500), 5);
  try {
    return await call().catch((thrown: unknown) => thrown);
  } finally {
    stop(clock);
    vi.useRealTimers();
  }
}

describe('a database that never answers', () => {
  const key = { TableName: 'table', Key: { pk: 'a', sk: 'b' } };

  it('is asked three times, three seconds each, and may have written', async () => {
    const { db } = await import('./client.ts');
    const put = new PutCommand({ TableName: 'table', Item: key.Key });
    const error = await hurried(() => db.send(put));
    expect(error).toMatchObject({ code: 'outcomeUnknown', cause: { name: 'TimeoutError' } });
    expect(asked).toBe(3);
  });

  it('is busy for a read, which changes nothing', async () => {
    const { db } = await import('./client.ts');
    const error = await hurried(() => db.send(new GetCommand(key)));
    expect(error).toMatchObject({ code: 'busy' });
  });
});

it('copies no request and no answer for a log', async () => {
  const { db } = await import('./client.ts');
  const names = db.middlewareStack.identify();
  expect(names.filter((name) => name.includes('ogger'))).toEqual([]);
  expect(names.length).toBeGreaterThan(3);
});
