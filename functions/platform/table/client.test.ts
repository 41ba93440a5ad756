import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { troubles } from '#functions/testing/troubledTable.ts';

const server = createServer(() => troubles.silent());

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_REGION', 'af-south-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  // The SDK would try three times.
  vi.stubEnv('AWS_MAX_ATTEMPTS', '1');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  vi.unstubAllEnvs();
});

it('does not wait for a database that never answers, and says what that leaves behind', async () => {
  const { db } = await import('./client.ts');
  const key = { TableName: 'table', Key: { pk: 'a', sk: 'b' } };
  await Promise.all([
    expect(db.send(new PutCommand({ TableName: 'table', Item: key.Key }))).rejects.toMatchObject({
      code: 'outcomeUnknown',
      cause: { name: 'TimeoutError' },
    }),
    expect(db.send(new GetCommand(key))).rejects.toMatchObject({ code: 'busy' }),
  ]);
});
