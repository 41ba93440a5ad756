import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { schedule } from '#functions/domain/decideMove.ts';
import { db } from '#functions/platform/table/client.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import { createUser } from '#functions/store/accounts/createUser.ts';
import { listStaff, listStaffIds } from '#functions/store/accounts/staff.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import { listArrivalsFrom } from '#functions/store/arrivals/arrivals.ts';
import { createMessage, listMessages, setHandled } from '#functions/store/messages/messages.ts';
import { countUnread, listNotifications } from '#functions/store/notifications/notifications.ts';
import { expectFilingConsistency } from '#functions/testing/filingConsistency.ts';
import {
  admin,
  asCustomer,
  inDays,
  requestFor,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { changeBooking } from '#functions/usecases/changeBooking.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { rateStay } from '#functions/usecases/rateStay.ts';
import { reopenBooking } from '#functions/usecases/reopenBooking.ts';
import { setRole } from '#functions/usecases/setRole.ts';
import { applyChange } from '#functions/workers/outbox/applyChange.ts';
import { handler } from '#functions/workers/outbox/consume.ts';
import { settleDue } from '#functions/workers/schedule/settleDue.ts';
import { deliver } from './delivery.ts';
import { expectArrivals } from './testing/arrivals.ts';
import { readStream } from './testing/readStream.ts';
import { expectFiguresOfRecount } from './testing/recount.ts';

afterEach(() => vi.restoreAllMocks());

const someAdmin = async (): Promise<string> => {
  const { userId } = await createUser({
    email: `admin-${Math.random().toString(36).slice(2)}@example.com`,
    passwordHash: 'not a hash',
    role: 'admin',
    firstName: 'Test',
    lastName: 'Admin',
    phoneNumber: '+250788000000',
  });
  return userId;
};

/** Delivers the new records of the stream to the outbox. */
function consumer() {
  let seen = 0;
  return async (): Promise<DynamoDBRecord[]> => {
    const fresh = (await readStream()).slice(seen);
    seen += fresh.length;
    expect(await handler({ Records: fresh })).toEqual({ batchItemFailures: [] });
    return fresh;
  };
}

const typesOf = async (userId: string) =>
  (await listNotifications(userId, {})).items.map(({ type }) => type);

const unreadOf = async (userId: string) =>
  (await listNotifications(userId, {})).items.flatMap(({ type, read }) => (read ? [] : [type]));

const message = (kind: 'contact' | 'callback') => ({
  kind,
  names: 'Sender',
  email: 'sender@example.com',
  questions: 'Hello',
  subscribeNews: false,
});

describe('the outbox', () => {
  useTable({ stream: true });
  const consume = consumer();

  it('notifies every admin of what customers do, and customers of the decisions', async () => {
    const admins = [await someAdmin(), await someAdmin()];
    const [room, customer] = [await someRoom(), await someCustomer()];
    const first = await bookRoom(requestFor(room, 5, 6), customer);
    const second = await bookRoom(requestFor(room, 8, 9), customer);
    await moveBooking(first.id, 'approved', admin);
    await moveBooking(second.id, 'rejected', admin);
    await moveBooking(first.id, 'cancelled', asCustomer(customer));
    await createMessage(message('contact'));
    await createMessage(message('callback'));
    await consume();
    for (const userId of admins) {
      expect((await typesOf(userId)).toSorted()).toEqual([
        'bookingCancelled',
        'bookingRequested',
        'bookingRequested',
        'callbackRequest',
        'contactMessage',
      ]);
      // Answered requests are marked as read.
      expect((await unreadOf(userId)).toSorted()).toEqual([
        'bookingCancelled',
        'callbackRequest',
        'contactMessage',
      ]);
    }
    expect(await typesOf(customer.userId)).toEqual(['bookingRejected', 'bookingApproved']);
    await expectFiguresOfRecount();
  });

  it('marks requests as read for every admin, however they were ended', async () => {
    const admins = [await someAdmin(), await someAdmin()];
    await consume();
    const [room, customer] = [await someRoom(), await someCustomer()];
    const requests: string[] = [];
    for (const day of [5, 7, 9, 11]) {
      requests.push((await bookRoom(requestFor(room, day, day), customer)).id);
    }
    const [approved = '', rejected = '', cancelled = '', expired = ''] = requests;
    await createMessage(message('contact'));
    await consume();
    for (const userId of admins) expect(await countUnread(userId)).toBe(5);

    await moveBooking(approved, 'approved', admin);
    await moveBooking(rejected, 'rejected', admin);
    await moveBooking(cancelled, 'cancelled', asCustomer(customer));
    await moveBooking(expired, 'expired', schedule, Date.now() + 4 * 24 * 60 * 60 * 1000);
    const { items } = await listMessages(false, {});
    await setHandled(String(items[0]?.id), true);
    const answers = await consume();
    await handler({ Records: answers });
    for (const userId of admins) expect(await unreadOf(userId)).toEqual(['bookingCancelled']);
  });

  it('notifies of bookings that the schedule expired or completed', async () => {
    const [room, customer] = [await someRoom(), await someCustomer()];
    await bookRoom(requestFor(room, 5, 6), customer);
    const { id } = await bookRoom(requestFor(room, 0, 1), customer);
    await moveBooking(id, 'approved', admin);
    await settleDue(Date.now() + 5 * 24 * 60 * 60 * 1000);
    await consume();
    expect((await typesOf(customer.userId)).toSorted()).toEqual([
      'bookingApproved',
      'bookingCompleted',
      'bookingExpired',
    ]);
    const before = (await everyItem()).length;
    await rateStay(id, { stars: 5 }, customer);
    await consume();
    // Only the rating itself: the outbox wrote nothing.
    expect((await everyItem()).length).toBe(before + 1);
    await expectFiguresOfRecount();
  });

  it('does not receive its own writes', async () => {
    const { userId } = await someCustomer();
    expect((await consume()).length).toBe(1);
    expect(await consume()).toEqual([]);
    expect(await typesOf(userId)).toEqual([]);
  });

  it('tells of changed days, and of what is taken back, whoever did it', async () => {
    const admins = [await someAdmin()];
    await consume();
    const [room, customer] = [await someRoom(), await someCustomer()];
    const { id } = await bookRoom(requestFor(room, 5, 6), customer);
    for (const to of [7, 8]) {
      await changeBooking(id, requestFor(room, 5, to), asCustomer(customer));
    }
    await moveBooking(id, 'approved', admin);
    await changeBooking(id, requestFor(room, 40, 75), admin);
    await reopenBooking(id, 'approved', admin);
    await moveBooking(id, 'rejected', admin);
    await reopenBooking(id, 'rejected', admin);
    const fresh = await consume();
    await handler({ Records: fresh });
    expect((await typesOf(customer.userId)).toSorted()).toEqual([
      'approvalWithdrawn',
      'bookingApproved',
      'bookingChanged',
      'bookingRejected',
      'bookingReopened',
    ]);
    const told = await listNotifications(admins[0] ?? '', {});
    const [changes] = told.items.filter(({ type }) => type === 'requestChanged');
    expect(changes?.earlier).toMatchObject({ startDate: inDays(5), coldRoomName: 'Test room' });
    const mails = (await everyItem()).filter(({ entity }) => entity === 'mail');
    const ofBooking = mails.filter(({ bookingId }) => bookingId === id);
    expect(ofBooking.map(({ kind, userId }) => [kind, userId])).toEqual(
      expect.arrayContaining([
        ['bookingChanged', customer.userId],
        ['bookingReopened', customer.userId],
        ['approvalWithdrawn', customer.userId],
        ['requestChanged', admins[0]],
      ]),
    );
    expect(ofBooking.find(({ kind }) => kind === 'bookingChanged')).toMatchObject({
      earlier: { endDate: inDays(8) },
    });
    await expectFiguresOfRecount();
    await expectArrivals();
  });

  it('lists approved arrivals, soonest first, and removes cancelled ones', async () => {
    const [room, customer] = [await someRoom(), await someCustomer()];
    const later = await bookRoom(requestFor(room, 30, 31), customer);
    const sooner = await bookRoom(requestFor(room, 25, 26), customer);
    for (const { id } of [later, sooner]) await moveBooking(id, 'approved', admin);
    await consume();
    const ids = async () => (await listArrivalsFrom(inDays(20), 5)).arrivals.map((one) => one.id);
    expect(await ids()).toEqual([sooner.id, later.id]);
    expect(await listArrivalsFrom(inDays(20), 1)).toMatchObject({
      arrivals: [
        { coldRoomName: room.name, userName: customer.names, startDate: sooner.startDate },
      ],
      more: true,
    });
    await moveBooking(sooner.id, 'cancelled', admin);
    await consume();
    expect(await ids()).toEqual([later.id]);
  });

  it('stops at a failed record, and applies the rest when it is retried', async () => {
    const [room, customer] = [await someRoom(), await someCustomer()];
    await bookRoom(requestFor(room, 40, 41), customer);
    await bookRoom(requestFor(room, 42, 43), customer);
    const records = (await readStream()).slice(-3);
    const send = db.send.bind(db);
    let transactions = 0;
    vi.spyOn(db, 'send').mockImplementation(((command: never) => {
      if ((command as object).constructor.name !== 'TransactWriteCommand') return send(command);
      transactions += 1;
      // The first record takes one.
      return transactions === 2 ? Promise.reject(new Error('unavailable')) : send(command);
    }) as never);
    const { batchItemFailures } = await handler({ Records: records });
    expect(batchItemFailures).toEqual([{ itemIdentifier: records[1]?.dynamodb?.SequenceNumber }]);
    vi.restoreAllMocks();
    await consume();
    await expectFiguresOfRecount();
  });
});

describe('an event that can never be applied', () => {
  useTable({ stream: true });

  it('is put aside alone, wherever it stands, and all others are applied', async () => {
    await bookRoom(requestFor(await someRoom(), 5, 6), await someCustomer());
    const records = await readStream();
    // Without a date of registration an account cannot be counted.
    const NewImage = { entity: { S: 'account' }, role: { S: 'user' } };
    const poison = (number: string): DynamoDBRecord => ({
      eventID: number,
      dynamodb: { SequenceNumber: number, NewImage },
    });
    const [first, amid, last] = [poison('first'), poison('amid'), poison('last')];
    const aside: DynamoDBRecord[] = [];
    await deliver([first, ...records.slice(0, 1), amid, ...records.slice(1), last], {
      consume: (Records) => handler({ Records }),
      toDeadLetters: (record) => aside.push(record),
      pause: 0,
    });
    expect(aside).toEqual([first, amid, last]);
    await expectFiguresOfRecount();
  });
});

describe('many admins', () => {
  useTable({ stream: true });
  const consume = consumer();

  it('are all notified once, even if they do not fit in one transaction', async () => {
    const admins = await Promise.all(Array.from({ length: 60 }, () => someAdmin()));
    await consume();
    expect((await listStaffIds()).toSorted()).toEqual(admins.toSorted());
    // The longest stay touches most items.
    await bookRoom(requestFor(await someRoom(), 10, 375), await someCustomer());
    const fresh = await consume();
    await handler({ Records: fresh });
    for (const userId of admins) expect(await countUnread(userId)).toBe(1);
    await expectFilingConsistency();
  });

  it('are listed by their present role', async () => {
    const { userId, email } = await someCustomer();
    await consume();
    expect(await listStaffIds()).not.toContain(userId);
    const was = await getAccount(email);
    const promoted = await setRole(email, 'operator');
    const tell = (eventId: string, before: StoredAccount, after: StoredAccount) =>
      applyChange({ eventId, at: was.createdAt, entity: 'account', before, after });
    await tell('promoted', was, promoted);
    expect(await listStaff()).toContainEqual({
      userId,
      role: 'operator',
      since: promoted.roleSince,
    });
    const withdrawn = await setRole(email, 'user');
    await tell('withdrawn', promoted, withdrawn);
    // Told late, or again, an earlier event brings nobody back.
    await tell('promoted late', was, promoted);
    expect(await listStaffIds()).not.toContain(userId);
  });
});
