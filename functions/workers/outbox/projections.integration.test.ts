import { randomUUID } from 'node:crypto';
import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '#functions/platform/table/client.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import { updateAccount } from '#functions/store/accounts/updateAccount.ts';
import { listArrivalsFrom } from '#functions/store/arrivals/arrivals.ts';
import { filingsOf } from '#functions/store/bookings/filings.ts';
import type { StoredBooking } from '#functions/store/bookings/storedBooking.ts';
import { listCustomers } from '#functions/store/customers/listedCustomers.ts';
import { readTotal } from '#functions/store/figures/readFigures.ts';
import { writeRemoval } from '#functions/store/removal/writeRemoval.ts';
import {
  admin,
  customerWith,
  inDays,
  requestFor,
  someCaller,
  someCustomer,
  somePhone,
  someRoom,
} from '#functions/testing/people.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { changeBooking } from '#functions/usecases/changeBooking.ts';
import { changeEmail } from '#functions/usecases/changeEmail.ts';
import { getBooking } from '#functions/usecases/getBooking.ts';
import { joinCaller } from '#functions/usecases/joinCaller.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { applyChange } from './applyChange.ts';
import type { Change } from './change.ts';

useTable();
afterEach(() => vi.restoreAllMocks());

const at = '2027-01-01T00:00:00.000Z';

const bookingChange = (before: StoredBooking | undefined, after: StoredBooking): Change => ({
  eventId: randomUUID(),
  at,
  entity: 'booking',
  before,
  after,
});

const accountChange = (before: StoredAccount | undefined, after: StoredAccount): Change => ({
  eventId: randomUUID(),
  at,
  entity: 'account',
  before,
  after,
});

/** Does something as soon as the first transaction is about to be sent, before it is. */
function beforeFirstWrite(happen: () => Promise<void>): void {
  const send = db.send.bind(db);
  let happened = false;
  vi.spyOn(db, 'send').mockImplementation((async (command: never) => {
    if (!happened && (command as object) instanceof TransactWriteCommand) {
      happened = true;
      await happen();
    }
    return send(command);
  }) as never);
}

describe('the arrivals', () => {
  let pending: StoredBooking, approved: StoredBooking;
  beforeEach(async () => {
    const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), await someCustomer());
    pending = await getBooking(id, 'anybody');
    await moveBooking(id, 'approved', admin);
    approved = await getBooking(id, 'anybody');
  });

  /** Cancels the booking, and answers what the stream tells of it. */
  async function cancel(): Promise<Change> {
    await moveBooking(approved.id, 'cancelled', admin);
    return bookingChange(approved, await getBooking(approved.id, 'anybody'));
  }
  const arrives = async () =>
    (await listArrivalsFrom(inDays(0), 100)).arrivals.some(({ id }) => id === approved.id);

  it('hold a booking while it is approved', async () => {
    await applyChange(bookingChange(pending, approved));
    expect(await arrives()).toBe(true);
    await applyChange(await cancel());
    expect(await arrives()).toBe(false);
  });

  it('leave out one whose approval is told behind its cancellation, and the figures count both', async () => {
    const { bookings: earlier } = await readTotal();
    await applyChange(bookingChange(undefined, pending));
    await applyChange(await cancel());
    await applyChange(bookingChange(pending, approved));
    expect(await arrives()).toBe(false);
    const { bookings } = await readTotal();
    const counted = [bookings.cancelled - earlier.cancelled, bookings.approved - earlier.approved];
    expect(counted).toEqual([1, 0]);
  });

  it('leave out one that is cancelled while its approval is being told', async () => {
    beforeFirstWrite(async () => {
      await applyChange(await cancel());
    });
    await applyChange(bookingChange(pending, approved));
    expect(await arrives()).toBe(false);
  });

  it('leave it out also where the first try came to an end behind its write', async () => {
    const cancelled = await cancel();
    await applyChange(cancelled);
    const late = bookingChange(pending, approved);
    const send = db.send.bind(db);
    vi.spyOn(db, 'send').mockImplementation(((command: never) =>
      (command as object) instanceof GetCommand
        ? Promise.reject(new Error('ended'))
        : send(command)) as never);
    await expect(applyChange(late)).rejects.toThrow('ended');
    vi.restoreAllMocks();
    await applyChange(late);
    expect(await arrives()).toBe(false);
  });

  it('keep a booking that no longer exists as the event has it', async () => {
    const gone = { ...approved, id: `gone-${approved.id}` };
    await applyChange(bookingChange(pending, gone));
    const { arrivals } = await listArrivalsFrom(inDays(0), 100);
    expect(arrivals.map(({ id }) => id)).toContain(gone.id);
  });

  it('rest on one strongly consistent read after each change of what is listed, and sums on two more', async () => {
    const sent = vi.spyOn(db, 'send');
    const reads = () =>
      sent.mock.calls.flatMap(([{ input, constructor }]) =>
        constructor.name === 'GetCommand' ? [input] : [],
      );
    const strong: unknown = expect.objectContaining({ ConsistentRead: true });
    await applyChange(bookingChange(pending, { ...pending, weight: 5 }));
    expect(reads()).toEqual([]);
    await applyChange(bookingChange(undefined, pending));
    expect(reads()).toEqual([strong, strong]);
    sent.mockClear();
    await applyChange(bookingChange(pending, approved));
    // What it has added to the sums of its customer, and the booking again after that is written.
    expect(reads()).toEqual([strong, strong, strong]);
  });
});

describe('the lists in which a booking is found', () => {
  /** Where a booking is found: its entries as they are stored, and as they should be. */
  async function entriesOf(id: string) {
    const items = (await everyItem()) as Record<string, string>[];
    const stored = items.filter(({ entity, bookingId }) => entity === 'filing' && bookingId === id);
    const byKey = (one: Record<string, unknown>) => String(one.sk);
    const wanted = filingsOf(await getBooking(id, 'anybody'));
    return [stored, wanted].map((some) => some.toSorted((a, b) => (byKey(a) < byKey(b) ? -1 : 1)));
  }

  it.each([
    ['of a week', 6],
    ['of a year, whose entries take a transaction of their own', 365],
  ])('say what it is now, in whatever order its changes are told: %s', async (_, last) => {
    const room = await someRoom();
    const { id } = await bookRoom(requestFor(room, 5, 40), await someCustomer());
    const first = await getBooking(id, 'anybody');
    await changeBooking(id, requestFor(room, 50, 50 + last), admin);
    const second = await getBooking(id, 'anybody');
    await moveBooking(id, 'approved', admin);
    const third = await getBooking(id, 'anybody');
    const events = [
      bookingChange(second, third),
      bookingChange(undefined, first),
      bookingChange(first, second),
    ];
    for (const event of [...events, ...events]) await applyChange(event);
    const [stored, wanted] = await entriesOf(id);
    expect(stored).toEqual(wanted);
  });

  it('say what it is also where it changes while another change is told', async () => {
    const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), await someCustomer());
    const pending = await getBooking(id, 'anybody');
    beforeFirstWrite(async () => {
      await moveBooking(id, 'approved', admin);
      await applyChange(bookingChange(pending, await getBooking(id, 'anybody')));
    });
    await applyChange(bookingChange(undefined, pending));
    const [stored, wanted] = await entriesOf(id);
    expect(stored).toEqual(wanted);
  });
});

describe('the list of customers', () => {
  const surnames = async (email: string) =>
    (await listCustomers(email, {})).items.map(({ lastName }) => lastName);

  async function someAccount(): Promise<StoredAccount> {
    const { email } = await someCustomer();
    return getAccount(email);
  }

  it('have the names of today, in whatever order changes are told', async () => {
    const first = await someAccount();
    const { email } = first;
    const { after: second } = await updateAccount(first, { lastName: 'Uwase' });
    const { after: third } = await updateAccount(first, { lastName: 'Mutesi' });
    await applyChange(accountChange(second, third));
    await applyChange(accountChange(undefined, first));
    expect(await surnames(email)).toEqual(['Mutesi']);
    await applyChange(accountChange(first, second));
    expect(await surnames(email)).toEqual(['Mutesi']);
  });

  it('have them also where a name changes while another change is being told', async () => {
    const first = await someAccount();
    const { email } = first;
    beforeFirstWrite(async () => {
      const { before, after } = await updateAccount(first, { lastName: 'Uwase' });
      await applyChange(accountChange(before, after));
    });
    await applyChange(accountChange(undefined, first));
    expect(await surnames(email)).toEqual(['Uwase']);
  });

  it('have whom an admin has added as well, and the figures count them once', async () => {
    const { customers: earlier } = await readTotal();
    const person = { ...(await someCaller()), lastName: `Last ${randomUUID()}` };
    const change: Change = {
      eventId: randomUUID(),
      at,
      entity: 'person',
      before: undefined,
      after: person,
    };
    await applyChange(change);
    await applyChange(change);
    expect((await listCustomers(person.lastName, {})).items).toMatchObject([
      { userId: person.userId, phoneNumber: person.phoneNumber },
    ]);
    expect((await readTotal()).customers - earlier).toBe(1);
  });

  it('leave out whom an admin has added and joined to an account, whatever is told of them then', async () => {
    const phoneNumber = somePhone();
    const lastName = `Last ${randomUUID()}`;
    const caller = { ...(await someCaller(phoneNumber)), lastName };
    const account = await customerWith({ phoneNumber });
    await joinCaller(account.userId, caller.userId, admin);
    await applyChange({
      eventId: randomUUID(),
      at,
      entity: 'person',
      before: undefined,
      after: caller,
    });
    expect((await listCustomers(lastName, {})).items).toEqual([]);
  });

  it('stay with an account that has another address, whatever is told of the old one then', async () => {
    const { email } = await someCustomer();
    const first = await getAccount(email);
    const { after: second } = await updateAccount(first, { firstName: 'Late' });
    const third = await changeEmail(second, `${randomUUID()}@example.com`);
    const listed = async () =>
      (await everyItem()).filter(({ pk, sk }) => pk === `USER#${first.userId}` && sk === 'CLIENT');
    await applyChange(accountChange(undefined, await getAccount(third.email)));
    const entries = await listed();
    expect(entries).toMatchObject([{ entity: 'client', email: third.email, firstName: 'Late' }]);
    await applyChange(accountChange(undefined, first));
    await applyChange(accountChange(first, second));
    expect(await listed()).toEqual(entries);
  });

  it('leave out an account that has been removed, whatever is told of it then', async () => {
    const first = await someAccount();
    await writeRemoval(first, 1, undefined);
    await applyChange(accountChange(undefined, first));
    expect(await surnames(first.email)).toEqual([]);
  });
});
