import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readRevocations } from '#functions/platform/auth/revocations.ts';
import { readKey } from '#functions/store/bookings/idempotency.ts';
import { readCalendar } from '#functions/store/calendar/calendar.ts';
import { checkAvailability } from '#functions/usecases/checkAvailability.ts';
import { db } from './client.ts';
import { readItems } from './readItems.ts';

/**
 * DynamoDB Local answers every read strongly; AWS answers with what may be a second old unless it is
 * asked not to. So what is asked is looked at here.
 */
const sent: { input: Record<string, unknown> }[] = [];

beforeEach(() => {
  process.env.TABLE_NAME = 'table';
  sent.length = 0;
  vi.spyOn(db, 'send').mockImplementation(((command: { input: Record<string, unknown> }) => {
    sent.push(command);
    return Promise.resolve({});
  }) as never);
});
afterEach(() => vi.restoreAllMocks());

const stay = { startDate: '2027-01-31', endDate: '2027-02-01' };

it('the calendar is read strongly before it decides', async () => {
  await readCalendar('room', stay);
  expect(sent.map(({ input }) => input)).toEqual([
    expect.objectContaining({ TableName: 'table', ConsistentRead: true }),
  ]);
});

it('a room and its days are read strongly before anybody is told that they are free', async () => {
  await expect(checkAvailability('room', stay)).rejects.toMatchObject({ code: 'roomNotFound' });
  expect(sent.map(({ input }) => input)).toEqual([
    expect.objectContaining({ TableName: 'table', ConsistentRead: true }),
  ]);
});

it('an idempotency key is read as a transaction, by its customer and itself', async () => {
  await readKey({ userId: 'user', key: 'key', fingerprint: 'f' });
  const Key = expect.objectContaining({ pk: expect.stringContaining('user') as string }) as object;
  expect(sent.map(({ input }) => input)).toEqual([
    { TransactItems: [{ Get: { TableName: 'table', Key } }] },
  ]);
});

it('revocations are read strongly, to the last page', async () => {
  const pages = [
    { Items: [{ sk: 'USER#one', from: 1 }], LastEvaluatedKey: { pk: 'REVOKED', sk: 'USER#one' } },
    { Items: [{ sk: 'USER#two', from: 2 }] },
  ];
  vi.spyOn(db, 'send').mockImplementation(((command: { input: Record<string, unknown> }) => {
    sent.push({ input: { ...command.input } });
    return Promise.resolve(pages.shift());
  }) as never);
  expect([...(await readRevocations())]).toEqual([
    ['one', 1],
    ['two', 2],
  ]);
  expect(sent.map(({ input }) => [input.ConsistentRead, input.ExclusiveStartKey])).toEqual([
    [true, undefined],
    [true, { pk: 'REVOKED', sk: 'USER#one' }],
  ]);
});

it('the items that a booking is checked against are read strongly, all at once', async () => {
  await readItems([{ pk: 'ROOM#room', sk: 'ROOM' }]);
  expect(sent.map(({ input }) => input)).toEqual([
    {
      RequestItems: { table: expect.objectContaining({ ConsistentRead: true }) as object },
    },
  ]);
});
