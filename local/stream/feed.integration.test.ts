import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openConnection } from '#functions/store/connections/connections.ts';
import { countUnread, listNotifications } from '#functions/store/notifications/notifications.ts';
import { admin, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { outboxFilters } from '#functions/workers/outbox/filter.ts';
import { StreamFeed } from './feed.ts';
import { StreamReader } from './reader.ts';
import { expectFiguresOfRecount } from './testing/recount.ts';

useTable({ stream: true });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coldroom-feed-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const endpoint = () => process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '';
const tableName = () => process.env.TABLE_NAME ?? '';

/** A feed that records the e-mail addresses of the delivered accounts. */
async function feedTo(delivered: string[]) {
  const feed = new StreamFeed({
    reader: new StreamReader({ endpoint: endpoint(), tableName: tableName() }),
    filters: outboxFilters,
    consume: (records) => {
      delivered.push(...records.map(({ dynamodb }) => dynamodb?.NewImage?.email?.S ?? 'other'));
      return Promise.resolve({ batchItemFailures: [] });
    },
    checkpoint: join(folder, 'stream.json'),
    deadLetters: join(folder, 'dead-letters.jsonl'),
    log: () => undefined,
  });
  await feed.start();
  return feed;
}

it('continues where it stopped, and delivers only what matches the filter', async () => {
  const delivered: string[] = [];
  const first = await someCustomer();
  const feed = await feedTo(delivered);
  await expect.poll(() => delivered).toContain(first.email);
  await feed.stop();
  const before = delivered.length;
  await openConnection({ connectionId: 'c-1', userId: 'u-1', iat: 1 }, 2_000_000_000);
  const second = await someCustomer();
  const again = await feedTo(delivered);
  const third = await someCustomer();
  await expect.poll(() => delivered.slice(before)).toEqual([second.email, third.email]);
  await again.stop();
  expect(delivered).not.toContain('other');
});

/** A stand-in for the management API, which answers no call until `answer()`. */
async function sockets() {
  const posts: { path: string; body: string }[] = [];
  let answering = false;
  const onPost = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    posts.push({ path: request.url ?? '', body });
    if (answering) response.end('{}');
  };
  const server = createServer((request, response) => void onPost(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    posts,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: () => (answering = true),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function startConsumer(socketsUrl: string): ChildProcess {
  const file = fileURLToPath(new URL('testing/consumer.ts', import.meta.url));
  return spawn(process.execPath, ['--import', 'tsx', file, join(folder, 'stream.json')], {
    env: { ...process.env, SOCKETS_URL: socketsUrl },
    stdio: 'inherit',
  });
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

it('killed between the write and the push, repeats the push and not the write', async () => {
  const management = await sockets();
  const customer = await someCustomer();
  await openConnection(
    { connectionId: 'socket-1', userId: customer.userId, iat: 1 },
    4_000_000_000,
  );
  const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), customer);
  await moveBooking(id, 'approved', admin);

  const first = startConsumer(management.url);
  await expect.poll(() => management.posts.length, { timeout: 30_000 }).toBe(1);
  await kill(first);
  expect(await countUnread(customer.userId)).toBe(1);
  const checkpoint = join(folder, 'stream.json');
  const progress = existsSync(checkpoint) ? readFileSync(checkpoint, 'utf8') : '';

  management.answer();
  const second = startConsumer(management.url);
  await expect.poll(() => management.posts.length, { timeout: 30_000 }).toBeGreaterThan(1);
  await expect.poll(() => readFileSync(checkpoint, 'utf8')).not.toBe(progress);
  await kill(second);
  management.stop();

  const pushed = { event: 'newNotification', count: 1 };
  expect(management.posts.map(({ path }) => path)).toEqual(
    management.posts.map(() => '/@connections/socket-1'),
  );
  expect(management.posts.map(({ body }) => JSON.parse(body) as unknown)).toEqual(
    management.posts.map(() => pushed),
  );
  expect((await listNotifications(customer.userId, {})).items).toHaveLength(1);
  await expectFiguresOfRecount();
});
