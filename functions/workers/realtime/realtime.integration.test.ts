import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { revokeTokens } from '#functions/platform/auth/revocations.ts';
import { signToken } from '#functions/platform/auth/tokens.ts';
import { db } from '#functions/platform/table/client.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { connectionsOf, openConnection } from '#functions/store/connections/connections.ts';
import { putNotification } from '#functions/store/notifications/notifications.ts';
import { useTable } from '#functions/testing/table.ts';
import { limits } from '#shared/limits.ts';
import { handler as connect } from './connect.ts';
import { handler as disconnect } from './disconnect.ts';
import { endSockets } from './endSockets.ts';
import { handler as message } from './message.ts';
import { pushNews } from './push.ts';

useTable();
beforeAll(() => {
  process.env.TOKEN_CHECK_SECONDS = '0';
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });

const claims = (userId: string) => ({
  userId,
  role: 'user' as const,
  names: 'Test Customer',
  email: 'test@example.com',
});

const requestContext = (connectionId: string) =>
  ({ connectionId }) as APIGatewayProxyWebsocketEventV2['requestContext'];

const connecting = (connectionId: string, queryStringParameters?: Record<string, string> | null) =>
  connect({
    requestContext: requestContext(connectionId),
    ...(queryStringParameters !== undefined && { queryStringParameters }),
  });

const idsOf = async (userId: string) =>
  (await connectionsOf(userId)).map(({ connectionId }) => connectionId);

describe('connecting', () => {
  it('refuses one socket too many of a person', async () => {
    const token = await signToken(claims('u-many'));
    for (let index = 0; index < limits.sockets; index += 1) {
      expect(await connecting(`m-${index}`, { token })).toEqual({ statusCode: 200 });
    }
    expect(await connecting('m-more', { token })).toEqual({ statusCode: 429 });
  });

  it('opens a socket for the bearer of a token, and disconnecting ends it', async () => {
    const token = await signToken(claims('u-1'));
    expect(await connecting('c-1', { token })).toEqual({ statusCode: 200 });
    expect(await idsOf('u-1')).toEqual(['c-1']);
    expect(await disconnect({ requestContext: requestContext('c-1') })).toEqual({
      statusCode: 200,
    });
    expect(await idsOf('u-1')).toEqual([]);
  });

  it.each<Record<string, string> | null | undefined>([
    undefined,
    null,
    {},
    { token: '' },
    { token: 'wrong' },
  ])('is refused with %j', async (query) => {
    expect(await connecting('c-2', query)).toEqual({ statusCode: 401 });
  });

  it('is refused with a token that has ended', async () => {
    const token = await signToken(claims('u-2'), Math.floor(Date.now() / 1000) - 25 * 60 * 60);
    expect(await connecting('c-3', { token })).toEqual({ statusCode: 401 });
  });

  it('is refused with a token of before a change of the password', async () => {
    const token = await signToken(claims('u-3'));
    await transact([revokeTokens('u-3', Math.floor(Date.now() / 1000) + 5)]);
    expect(await connecting('c-4', { token })).toEqual({ statusCode: 401 });
  });

  it('is refused to who has to choose a password first', async () => {
    const token = await signToken({ ...claims('u-4'), oneTimePassword: true });
    expect(await connecting('c-5', { token })).toEqual({ statusCode: 401 });
    expect(await idsOf('u-4')).toEqual([]);
  });

  it('asks to come again where the table is contended, and fails where it is broken', async () => {
    const token = await signToken(claims('u-5'));
    const send = db.send.bind(db);
    const failing = (error: Error) =>
      vi
        .spyOn(db, 'send')
        .mockImplementation(((command: never) =>
          (command as object).constructor.name === 'TransactWriteCommand'
            ? Promise.reject(error)
            : send(command)) as never);
    const { Refusal } = await import('#functions/errors.ts');
    failing(new Refusal('busy'));
    expect(await connecting('c-6', { token })).toEqual({ statusCode: 503 });
    failing(new Error('unavailable'));
    await expect(connecting('c-6', { token })).rejects.toThrow('unavailable');
  });
});

describe('a message', () => {
  it('is answered where it is a ping, and turned away where it is not', async () => {
    expect(await message({ body: 'ping' })).toEqual({ statusCode: 200, body: 'pong' });
    expect(await message({ body: 'hello' })).toEqual({ statusCode: 400 });
    expect(await message({})).toEqual({ statusCode: 400 });
  });
});

describe('on open sockets', () => {
  const posts: string[] = [];
  let status: (path: string) => number;
  let gone: Record<string, string>;
  let server: Server;
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const path = request.url ?? '';
        posts.push(request.method === 'DELETE' ? `DELETE ${path}` : `${path} ${body}`);
        const code = status(path);
        const headers = { 'content-type': 'application/json', ...(code === 410 && gone) };
        response.writeHead(code, headers).end('{}');
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    process.env.SOCKETS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    posts.length = 0;
    status = () => 200;
    gone = { 'x-amzn-errortype': 'GoneException' };
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const far = () => Math.floor(Date.now() / 1000) + 3_600;
  const note = (id: string) => ({
    id,
    type: 'bookingApproved' as const,
    at: '2027-01-01T00:00:00Z',
    names: 'N',
  });

  it('a push tells each open socket how many are unread', async () => {
    for (const id of ['n-1', 'n-2']) await transact(putNotification('p-1', note(id)));
    for (const connectionId of ['s-1', 's-2']) {
      await openConnection({ connectionId, userId: 'p-1', iat: 1 }, far());
    }
    await pushNews('p-1');
    const told = '{"event":"newNotification","count":2}';
    expect(posts.toSorted()).toEqual([`/@connections/s-1 ${told}`, `/@connections/s-2 ${told}`]);
  });

  it('a push tells in which rooms bookings have changed, after the count', async () => {
    await openConnection({ connectionId: 's-10', userId: 'p-7', iat: 1 }, far());
    await pushNews('p-7', ['r-1', 'r-2']);
    expect(posts).toEqual([
      '/@connections/s-10 {"event":"newNotification","count":0}',
      '/@connections/s-10 {"event":"bookingsChanged","rooms":["r-1","r-2"]}',
    ]);
  });

  it('a push passes over who has none open, and sockets that have ended', async () => {
    await openConnection({ connectionId: 's-3', userId: 'p-2', iat: 1 }, far() - 3_700);
    await pushNews('p-2');
    await pushNews('nobody');
    expect(posts).toEqual([]);
  });

  it('a push passes over sockets from before a change of password', async () => {
    await openConnection({ connectionId: 's-8', userId: 'p-6', iat: 10 }, far());
    await openConnection({ connectionId: 's-9', userId: 'p-6', iat: 20 }, far());
    await transact([revokeTokens('p-6', 20)]);
    await pushNews('p-6');
    expect(posts).toEqual(['/@connections/s-9 {"event":"newNotification","count":0}']);
  });

  it('a push forgets a socket that is gone, and goes on with the others', async () => {
    for (const connectionId of ['s-4', 's-5']) {
      await openConnection({ connectionId, userId: 'p-3', iat: 1 }, far());
    }
    status = (path) => (path.endsWith('s-4') ? 410 : 200);
    pass(30);
    await pushNews('p-3');
    expect(posts).toHaveLength(2);
    expect(await idsOf('p-3')).toEqual(['s-5']);
  });

  it('a push keeps a socket that may not be open yet, and tells it what comes later', async () => {
    await openConnection({ connectionId: 's-10', userId: 'p-opening', iat: 1 }, far());
    status = () => 410;
    await pushNews('p-opening');
    status = () => 200;
    pass(29);
    await pushNews('p-opening');
    expect(posts).toHaveLength(2);
    expect(await idsOf('p-opening')).toEqual(['s-10']);
  });

  it('a push forgets a socket that is gone by the status alone', async () => {
    await openConnection({ connectionId: 's-7', userId: 'p-5', iat: 1 }, far());
    status = () => 410;
    gone = {};
    pass(30);
    await pushNews('p-5');
    expect(posts).toHaveLength(1);
    expect(await idsOf('p-5')).toEqual([]);
  });

  describe('the end of sessions', () => {
    const openThree = async (userId: string) => {
      for (const [name, iat, session] of [
        ['old', 10, 'a'],
        ['other', 10, 'b'],
        ['new', 20, 'c'],
      ] as const) {
        await openConnection({ connectionId: `${userId}-${name}`, userId, iat, session }, far());
      }
    };

    it('closes the sockets of one session', async () => {
      await openThree('e-1');
      await endSockets({ userId: 'e-1', session: 'a', from: far() });
      expect(posts).toEqual(['DELETE /@connections/e-1-old']);
      expect((await idsOf('e-1')).toSorted()).toEqual(['e-1-new', 'e-1-other']);
    });

    it('closes the sockets of all sessions from before a moment, also those that are gone', async () => {
      await openThree('e-2');
      status = () => 410;
      await endSockets({ userId: 'e-2', from: 20 });
      expect(posts.toSorted()).toEqual([
        'DELETE /@connections/e-2-old',
        'DELETE /@connections/e-2-other',
      ]);
      expect(await idsOf('e-2')).toEqual(['e-2-new']);
    });

    it('keeps what it knows of a socket that it cannot close', async () => {
      await openThree('e-3');
      status = (path) => (path.endsWith('old') ? 403 : 200);
      await endSockets({ userId: 'e-3', from: 20 });
      expect((await idsOf('e-3')).toSorted()).toEqual(['e-3-new', 'e-3-old']);
    });
  });

  it('a push that fails otherwise fails nothing else, and keeps the socket', async () => {
    await openConnection({ connectionId: 's-6', userId: 'p-4', iat: 1 }, far());
    status = () => 403;
    await pushNews('p-4');
    expect(await idsOf('p-4')).toEqual(['s-6']);
  });
});
