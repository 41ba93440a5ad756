import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { actOf, ProductDoor, missingIn, movedTo } from './answerRecord.ts';

const statuses: number[] = [];
const keys: unknown[] = [];
const server = createServer((request, response) => {
  keys.push(request.headers['idempotency-key']);
  response.writeHead(statuses.shift() ?? 201).end('{"id":"made"}');
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

test('a request is sent with its key until it is answered, and each answer is counted', async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const door = new ProductDoor(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const asked = { method: 'POST', path: '/book', key: 'k', request: {} };
  statuses.push(503, 429, 201);
  expect(await door.askUntilAnswered(asked)).toEqual({ id: 'made' });
  statuses.push(409);
  expect(await door.askUntilAnswered(asked)).toBeUndefined();
  expect(keys).toEqual(['k', 'k', 'k', 'k']);
  expect(door.record).toMatchObject({ requests: 4, refused: 2, unanswered: 1 });
  door.stopped = true;
  expect(await door.askUntilAnswered(asked)).toBeUndefined();
  expect(door.record.requests).toBe(4);
});

test('an act is the status, or where a booking was moved', () => {
  const to = { coldRoomId: 'room', startDate: '2027-01-01', endDate: '2027-01-02' };
  const from = { ...to, coldRoomId: 'other' } as never;
  expect(actOf({ to: 'approved' })).toBe('approved');
  expect(actOf({ to: 'approved', moved: { from, to: to as never } })).toBe(movedTo(to));
  expect(movedTo(to)).toBe('moved to the room room from 2027-01-01 to 2027-01-02');
});

test('an answer lacks what its history does not tell of', () => {
  const body = { history: [{ to: 'approved' }, { to: 'cancelled' }] };
  expect(missingIn({ status: 200, body }, ['approved', 'cancelled'])).toBeUndefined();
  expect(missingIn({ status: 200, body }, ['approved', 'rejected', 'expired'])).toBe(
    'was answered as rejected and as expired, but its history is not',
  );
  expect(missingIn({ status: 404, body: {} }, [])).toContain('the product answers 404');
});
