import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { afterEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import type { InvokeFunction } from '#local/lambda/thread.ts';
import { createManagement } from './management.ts';
import { Sockets } from './sockets.ts';

let server: Server;
let sockets: Sockets;

afterEach(() => {
  sockets.stop();
  server.close();
});

interface Event {
  queryStringParameters?: Record<string, string> | null;
  body?: string;
  requestContext: { connectionId: string; routeKey: string; eventType: string };
}

type Calls = [string, Event][];

/** A gateway for sockets, with functions that return `answer`'s results. */
async function gateway(answer: (name: string, event: Event) => unknown) {
  const calls: Calls = [];
  const invoke: InvokeFunction = (name, event) => {
    calls.push([name, event as Event]);
    return new Promise((resolve) => resolve(answer(name, event as Event)));
  };
  server = createServer((request, response) => void manage(request, response));
  sockets = new Sockets(server, invoke);
  const manage = createManagement(sockets);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { calls, port, http: `http://127.0.0.1:${port}`, ws: `ws://127.0.0.1:${port}/realtime` };
}

const accept = () => ({ statusCode: 200 });

async function open(url: string): Promise<{ socket: WebSocket; told: string[] }> {
  const socket = new WebSocket(url);
  const told: string[] = [];
  socket.on('message', (data: Buffer) => told.push(data.toString()));
  await once(socket, 'open');
  return { socket, told };
}

async function refusal(url: string): Promise<number | undefined> {
  const [, response] = (await once(new WebSocket(url), 'unexpected-response')) as [
    unknown,
    IncomingMessage,
  ];
  return response.statusCode;
}

const idOf = (calls: Calls): string => calls[0]?.[1].requestContext.connectionId ?? '';

describe('the local gateway for sockets', () => {
  it('calls the connect function with the query', async () => {
    const { calls, ws } = await gateway(accept);
    await open(`${ws}?token=abc`);
    expect(calls).toMatchObject([
      [
        'realtime.connect',
        {
          queryStringParameters: { token: 'abc' },
          requestContext: { routeKey: '$connect', eventType: 'CONNECT' },
        },
      ],
    ]);
  });

  it.each([
    ['refuses', () => ({ statusCode: 401 }), 401],
    ['answers nothing', () => undefined, 502],
    [
      'fails',
      () => {
        throw new Error('boom');
      },
      502,
    ],
  ])('opens none where the function %s', async (_, answer, status) => {
    const { ws } = await gateway(answer);
    expect(await refusal(ws)).toBe(status);
  });

  it('passes a message to the function, and sends its answer back', async () => {
    const { calls, ws } = await gateway((name, { body }) =>
      name === 'realtime.message' && body === 'ping' ? { statusCode: 200, body: 'pong' } : accept(),
    );
    const { socket, told } = await open(ws);
    socket.send('other');
    socket.send('ping');
    await expect.poll(() => told).toEqual(['pong']);
    expect(calls.map(([name, { body }]) => [name, body])).toEqual([
      ['realtime.connect', undefined],
      ['realtime.message', 'other'],
      ['realtime.message', 'ping'],
    ]);
    expect(new Set(calls.map(([, event]) => event.requestContext.connectionId)).size).toBe(1);
  });

  it('calls the disconnect function when a socket closes', async () => {
    const { calls, ws } = await gateway(accept);
    const { socket } = await open(ws);
    socket.close();
    await expect
      .poll(() => calls.at(-1))
      .toMatchObject(['realtime.disconnect', { requestContext: { connectionId: idOf(calls) } }]);
  });

  it('refuses sockets at other paths', async () => {
    const { port } = await gateway(accept);
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'GET /other HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    await once(socket, 'close');
    expect(socket.bytesRead).toBe(0);
  });
});

describe('the management API', () => {
  const clientOf = (endpoint: string) =>
    new ApiGatewayManagementApiClient({
      endpoint,
      region: 'local',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    });
  const post = (endpoint: string, id: string) =>
    clientOf(endpoint).send(
      new PostToConnectionCommand({ ConnectionId: id, Data: Buffer.from('{"count":1}') }),
    );

  it('sends what the SDK posts to an open socket', async () => {
    const { calls, ws, http } = await gateway(accept);
    const { told } = await open(ws);
    await post(http, idOf(calls));
    await expect.poll(() => told).toEqual(['{"count":1}']);
  });

  it('closes a socket that the SDK deletes', async () => {
    const { calls, ws, http } = await gateway(accept);
    const { socket } = await open(ws);
    const end = () =>
      clientOf(http).send(new DeleteConnectionCommand({ ConnectionId: idOf(calls) }));
    await Promise.all([once(socket, 'close'), end()]);
    await expect.poll(() => calls.at(-1)?.[0]).toBe('realtime.disconnect');
    await expect(end()).rejects.toThrow(GoneException);
  });

  it('answers 410 for a closed socket', async () => {
    const { calls, ws, http } = await gateway(accept);
    const { socket } = await open(ws);
    socket.close();
    await expect.poll(() => calls.at(-1)?.[0]).toBe('realtime.disconnect');
    await expect(post(http, idOf(calls))).rejects.toThrow(GoneException);
    await expect(post(http, 'never-there')).rejects.toThrow(GoneException);
  });

  it('accepts only POST and DELETE, and only messages within the size limit', async () => {
    const { http } = await gateway(accept);
    const ask = async (path: string, init?: RequestInit) =>
      (await fetch(`${http}/@connections/${path}`, init)).status;
    expect(await ask('id')).toBe(403);
    expect(await ask('a/b', { method: 'POST' })).toBe(403);
    expect(await ask('%', { method: 'POST' })).toBe(403);
    const body = 'x'.repeat(11 * 1024 * 1024);
    expect(await ask('id', { method: 'POST', body })).toBe(413);
  });
});
