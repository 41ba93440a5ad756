import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Handle } from '#local/edge/edge.ts';
import { forward } from './forward.ts';

const servers: Server[] = [];

async function serve(handle: Handle): Promise<string> {
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.writeHead(502).end());
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let seen: Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string };
let api: string;
let edge: string;

beforeEach(async () => {
  api = await serve(async (request, response) => {
    const chunks = await request.toArray();
    const { method, url, headers } = request;
    seen = { method, url, headers, body: Buffer.concat(chunks).toString() };
    response.writeHead(409, { 'x-request-id': 'r-1', 'content-type': 'application/json' });
    response.end('{"message":"taken"}');
  });
  edge = await serve(forward('/backend', `${api}/_aws/execute-api/abc/backend`));
});

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

it('forwards a request unchanged except for the host, and the answer unchanged', async () => {
  const answer = await fetch(`${edge}/backend/book?a=%2F&b=1`, {
    method: 'POST',
    headers: { authorization: 'Bearer t', 'content-type': 'application/json' },
    body: '{"days":3}',
  });
  expect(seen.method).toBe('POST');
  expect(seen.url).toBe('/_aws/execute-api/abc/backend/book?a=%2F&b=1');
  expect(seen.headers).toMatchObject({ authorization: 'Bearer t', host: new URL(api).host });
  expect(seen.body).toBe('{"days":3}');
  expect(answer.status).toBe(409);
  expect(answer.headers.get('x-request-id')).toBe('r-1');
  expect(await answer.json()).toEqual({ message: 'taken' });
});

it('answers 502 if the target does not answer', async () => {
  const nobody = await serve(forward('/backend', 'http://127.0.0.1:1/backend'));
  expect((await fetch(`${nobody}/backend/book`)).status).toBe(502);
});
