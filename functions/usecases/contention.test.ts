import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countAttempt, giveAttemptBack } from '#functions/platform/auth/attempts.ts';
import { db } from '#functions/platform/table/client.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { createUser } from '#functions/store/accounts/createUser.ts';
import { endAllSessions, endSession } from '#functions/store/accounts/endSessions.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import { fingerprintOf } from '#functions/store/bookings/idempotency.ts';
import { openConnection } from '#functions/store/connections/connections.ts';
import { requestMail } from '#functions/store/mails/mails.ts';
import { markAllRead } from '#functions/store/notifications/notifications.ts';
import { applyOnce } from '#functions/store/outbox/applyOnce.ts';
import { at } from '#functions/testing/people.ts';
import { bookRoom } from './bookRoom.ts';
import { changeEmail } from './changeEmail.ts';
import { moveBooking } from './moveBooking.ts';
import { changePassword } from './passwords.ts';
import { setRole } from './setRole.ts';

/** DynamoDB Local never reports a transaction conflict; AWS does, so it is played here. */
const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

const answers = new Map<string, () => unknown>();
const sent: string[] = [];

beforeEach(() => {
  process.env.TABLE_NAME = 'table';
  answers.clear();
  sent.length = 0;
  vi.spyOn(db, 'send').mockImplementation(((command: object) => {
    const name = command.constructor.name;
    sent.push(name);
    try {
      return Promise.resolve(answers.get(name)?.() ?? {});
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }) as never);
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => vi.restoreAllMocks());

const throwing = (error: Error) => () => {
  throw error;
};

const room = {
  pk: 'ROOM#room',
  sk: 'ROOM',
  id: 'room',
  name: 'Room',
  location: 'Huye',
  roomType: 'Cold Room',
  status: 'available',
  price: 10,
};
const request = {
  coldRoomId: 'room',
  startDate: '2027-01-31',
  endDate: '2027-02-01',
  totalPrice: 20,
};
const customer = { userId: 'user', names: 'Test' };
const counts = { pk: 'USER#user', sk: 'CUSTOMER', pending: 0 };

describe('a booking in contention', () => {
  beforeEach(() => {
    answers.set('BatchGetCommand', () => ({ Responses: { table: [room, counts] } }));
  });

  it('is tried again while the days are free, and then reported as busy', async () => {
    answers.set('TransactWriteCommand', throwing(cancelled('TransactionConflict', 'None')));
    await expect(bookRoom(request, customer)).rejects.toMatchObject({ code: 'busy' });
    expect(sent.filter((name) => name === 'TransactWriteCommand')).toHaveLength(6);
    expect(sent.filter((name) => name === 'QueryCommand')).toHaveLength(6);
  });

  it('succeeds when the contention is over', async () => {
    const outcomes = [cancelled('TransactionConflict'), cancelled('ThrottlingError'), undefined];
    answers.set('TransactWriteCommand', () => {
      const error = outcomes.shift();
      if (error) throw error;
    });
    await expect(bookRoom(request, customer)).resolves.toMatchObject({ status: 'pending' });
  });

  it('is refused where the days went to somebody else', async () => {
    answers.set('TransactWriteCommand', throwing(cancelled('TransactionConflict')));
    answers.set('QueryCommand', () => ({ Items: [{ sk: 'CAL#2027-02', d01: 'other' }] }));
    await expect(bookRoom(request, customer)).rejects.toMatchObject({ code: 'daysTaken' });
    await expect(bookRoom(request, customer, 'key')).rejects.toMatchObject({
      code: 'daysTaken',
    });
  });

  it('is answered with its own booking where the same request won meanwhile', async () => {
    const fingerprint = fingerprintOf(request);
    answers.set('TransactWriteCommand', throwing(cancelled('TransactionConflict')));
    answers.set('QueryCommand', () => ({ Items: [{ sk: 'CAL#2027-02', d01: 'mine' }] }));
    const Item = { fingerprint, booking: { id: 'mine' }, expiresAt: Date.now() / 1000 + 60 };
    answers.set('TransactGetCommand', () => ({ Responses: [{ Item }] }));
    await expect(bookRoom(request, customer, 'key')).resolves.toMatchObject({ id: 'mine' });
  });

  it('waits for a key that is being written, and is then answered by it', async () => {
    const fingerprint = fingerprintOf(request);
    // The days of the same request stand in the calendar, while its key is still under way.
    const reasons = ['TransactionConflict', 'None', 'None', 'ConditionalCheckFailed'];
    answers.set('TransactWriteCommand', throwing(cancelled(...reasons)));
    answers.set('QueryCommand', () => ({ Items: [{ sk: 'CAL#2027-02', d01: 'mine' }] }));
    const Item = { fingerprint, booking: { id: 'mine' }, expiresAt: Date.now() / 1000 + 60 };
    const replies = [cancelled('TransactionConflict'), { Responses: [{ Item }] }];
    answers.set('TransactGetCommand', () => {
      const reply = replies.shift();
      if (reply instanceof Error) throw reply;
      return reply;
    });
    await expect(bookRoom(request, customer, 'key')).resolves.toMatchObject({ id: 'mine' });
  });

  it('is refused where the days went to somebody else, whatever its own key', async () => {
    answers.set('TransactWriteCommand', throwing(cancelled('TransactionConflict')));
    answers.set('QueryCommand', () => ({ Items: [{ sk: 'CAL#2027-02', d01: 'other' }] }));
    answers.set('TransactGetCommand', () => ({}));
    await expect(bookRoom(request, customer, 'key')).rejects.toMatchObject({
      code: 'daysTaken',
    });
    answers.set('TransactGetCommand', throwing(new Error('down')));
    await expect(bookRoom(request, customer, 'key')).rejects.toThrow('down');
  });

  it('that was written although its answer got lost is answered as made', async () => {
    const reasons = cancelled('ConditionalCheckFailed', 'None', 'ConditionalCheckFailed');
    reasons.CancellationReasons?.push({ Code: 'None' }, { Code: 'ConditionalCheckFailed' });
    answers.set('TransactWriteCommand', throwing(reasons));
    await expect(bookRoom(request, customer)).resolves.toMatchObject({ status: 'pending' });
  });

  it.each([
    ['has gone', undefined, 'roomNotFound'],
    ['has closed', { status: { S: 'unavailable' } }, 'roomUnavailable'],
    ['has another price', { status: { S: 'available' } }, 'priceChanged'],
  ])('is refused where the room %s since it was read', async (_, Item, code) => {
    const error = cancelled('ConditionalCheckFailed', 'None', 'ConditionalCheckFailed');
    Object.assign(at(error.CancellationReasons ?? [], 0), { Item });
    answers.set('TransactWriteCommand', throwing(error));
    await expect(bookRoom(request, customer)).rejects.toMatchObject({ code });
  });

  it('passes other failures on', async () => {
    answers.set('TransactWriteCommand', throwing(new Error('down')));
    await expect(bookRoom(request, customer)).rejects.toThrow('down');
  });

  it('is not told that a room is gone which was only not read', async () => {
    const unread = { UnprocessedKeys: { table: { Keys: [{}] } } };
    const replies = [unread, { Responses: { table: [room, counts] } }];
    answers.set('BatchGetCommand', () => replies.shift());
    await expect(bookRoom(request, customer)).resolves.toMatchObject({ status: 'pending' });
    answers.set('BatchGetCommand', () => unread);
    await expect(bookRoom(request, customer)).rejects.toMatchObject({ code: 'busy' });
  });

  it('does without an answer about the room', async () => {
    answers.set('BatchGetCommand', () => ({}));
    await expect(bookRoom(request, customer)).rejects.toMatchObject({ code: 'roomNotFound' });
  });
});

describe('a move', () => {
  const item = { ...request, id: 'b', userId: 'user', status: 'pending' };
  beforeEach(() => answers.set('GetCommand', () => ({ Item: item })));
  const admin = { actor: 'admin' as const, userId: 'a', names: 'A' };

  it('whose calendar does not agree is an error and no answer', async () => {
    const codes = ['None', 'None', 'None', 'None', 'ConditionalCheckFailed', 'None'];
    answers.set('TransactWriteCommand', throwing(cancelled(...codes)));
    await expect(moveBooking('b', 'rejected', admin)).rejects.toThrow(/does not agree/);
  });

  it('beside another of the same booking looks again: what failed meanwhile says nothing', async () => {
    const codes = ['TransactionConflict', 'None', 'ConditionalCheckFailed'];
    answers.set('TransactWriteCommand', throwing(cancelled(...codes)));
    const found = [item, { ...item, status: 'rejected' }];
    answers.set('GetCommand', () => ({ Item: found.shift() }));
    await expect(moveBooking('b', 'rejected', admin)).resolves.toMatchObject({
      status: 'rejected',
    });
  });

  it('in contention looks again, and reports busy in the end', async () => {
    answers.set('TransactWriteCommand', throwing(cancelled('ConditionalCheckFailed')));
    await expect(moveBooking('b', 'rejected', admin)).rejects.toMatchObject({ code: 'busy' });
    expect(sent.filter((name) => name === 'GetCommand')).toHaveLength(6);
  });
});

describe('a transaction', () => {
  const writes = [{ name: 'one', write: {} }];

  it('that DynamoDB finds invalid is an error', async () => {
    answers.set('TransactWriteCommand', throwing(cancelled('ValidationError')));
    await expect(transact(writes)).rejects.toThrow(TransactionCanceledException);
  });

  it('without reasons has no failed condition', async () => {
    const error = new TransactionCanceledException({ message: 'cancelled', $metadata: {} });
    answers.set('TransactWriteCommand', throwing(error));
    await expect(transact(writes)).resolves.toEqual({ done: false, failed: [] });
  });
});

it('registration and a change of password in contention are tried again', async () => {
  answers.set('TransactWriteCommand', throwing(cancelled('TransactionConflict')));
  const nobody = { email: 'a@example.com', firstName: 'A', lastName: 'B', phoneNumber: '+2507' };
  const account = { ...nobody, passwordHash: 'x', role: 'user' as const };
  await expect(createUser(account)).rejects.toMatchObject({ code: 'busy' });
  const created = { ...account, userId: 'user', createdAt: '2027-01-01T00:00:00Z' };
  await expect(changePassword(created, 'y')).rejects.toMatchObject({ code: 'busy' });
});

it('sessions are ended in contention as well, or the caller hears that they are not', async () => {
  answers.set('TransactWriteCommand', throwing(cancelled('TransactionConflict')));
  await expect(endSession('u', 'session', 1)).rejects.toMatchObject({ code: 'busy' });
  await expect(endAllSessions('a@example.com', 'u', 1)).rejects.toMatchObject({ code: 'busy' });
  answers.set('TransactWriteCommand', throwing(cancelled('ConditionalCheckFailed', 'None')));
  await expect(endAllSessions('a@example.com', 'u', 1)).rejects.toMatchObject({
    code: 'invalidToken',
  });
  answers.set('TransactWriteCommand', () => ({}));
  await expect(endSession('u', 'session', 1)).resolves.toBeUndefined();
  await expect(endAllSessions('a@example.com', 'u', 1)).resolves.toBeUndefined();
});

it('an e-mail in contention is asked for again, and reported as busy in the end', async () => {
  answers.set('TransactWriteCommand', throwing(cancelled('TransactionConflict')));
  const mail = requestMail({ kind: 'passwordReset', to: 'a@example.com' });
  await expect(mail).rejects.toMatchObject({ code: 'busy' });
});

it('another role in contention is tried again, and reported as busy in the end', async () => {
  const account = { email: 'a@example.com', userId: 'u', role: 'user' } as StoredAccount;
  answers.set('GetCommand', () => ({ Item: account }));
  answers.set('TransactWriteCommand', throwing(cancelled('TransactionConflict')));
  await expect(setRole(account.email, 'admin')).rejects.toMatchObject({ code: 'busy' });
});

it('another address in contention is tried again, and reported as busy in the end', async () => {
  const account = { email: 'a@example.com', userId: 'u', passwordHash: 'x' } as StoredAccount;
  answers.set('GetCommand', () => ({ Item: account }));
  answers.set('TransactWriteCommand', throwing(cancelled('TransactionConflict')));
  await expect(changeEmail(account, 'b@example.com')).rejects.toMatchObject({ code: 'busy' });
});

it('attempts in contention are counted again or refused, never waved through', async () => {
  const limits = [{ scope: 'login' as const, who: 'x', max: 1, seconds: 60 }];
  answers.set('TransactWriteCommand', throwing(cancelled('TransactionConflict')));
  await expect(countAttempt(limits)).rejects.toMatchObject({ code: 'busy' });
  await expect(giveAttemptBack(limits)).rejects.toMatchObject({ code: 'busy' });
});

it('gives up after five repetitions, with pauses that grow', async () => {
  const attempt = vi.fn(() => Promise.resolve(undefined));
  await expect(untilUncontended(attempt)).rejects.toMatchObject({ code: 'busy' });
  expect(attempt).toHaveBeenCalledTimes(6);
});

it('a socket and an event in contention are tried again, and report busy in the end', async () => {
  answers.set('TransactWriteCommand', throwing(cancelled('TransactionConflict')));
  await expect(openConnection({ connectionId: 'c', userId: 'u', iat: 1 }, 1)).rejects.toMatchObject(
    { code: 'busy' },
  );
  await expect(applyOnce('event', 0, [])).rejects.toMatchObject({ code: 'busy' });
  expect(sent).toHaveLength(12);
});

it('marks that a batch left are taken away again', async () => {
  const left = [{ DeleteRequest: { Key: { pk: 'USER#u', sk: 'UNREAD#n' } } }];
  answers.set('QueryCommand', () => ({ Items: [{ sk: 'UNREAD#n' }] }));
  const replies: unknown[] = [{ UnprocessedItems: { table: left } }, {}];
  answers.set('BatchWriteCommand', () => replies.shift());
  await markAllRead('u');
  expect(sent.filter((name) => name === 'BatchWriteCommand')).toHaveLength(2);
});
