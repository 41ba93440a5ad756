import { randomUUID } from 'node:crypto';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { schedule } from '#functions/domain/decideMove.ts';
import { isRevoked } from '#functions/platform/auth/revoked.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { findAccount, getAccount } from '#functions/store/accounts/accounts.ts';
import { listStaffIds, removeStaff } from '#functions/store/accounts/staff.ts';
import { updateAccount } from '#functions/store/accounts/updateAccount.ts';
import { openConnection } from '#functions/store/connections/connections.ts';
import { listCustomers } from '#functions/store/customers/listedCustomers.ts';
import { readMade } from '#functions/store/customers/pendingCount.ts';
import { readTotal } from '#functions/store/figures/readFigures.ts';
import { writeHouse } from '#functions/store/house/house.ts';
import { createMessage, listMessagesFrom } from '#functions/store/messages/messages.ts';
import {
  listNotifications,
  putNotification,
} from '#functions/store/notifications/notifications.ts';
import {
  listStaffRecipients,
  noteStaffRecipients,
} from '#functions/store/notifications/staffRecipients.ts';
import { findRemoval } from '#functions/store/removal/removals.ts';
import { writeRemoval } from '#functions/store/removal/writeRemoval.ts';
import { expectConsistency } from '#functions/testing/consistency.ts';
import { doInBetween } from '#functions/testing/doInBetween.ts';
import { finishRemovals } from '#functions/testing/finishRemovals.ts';
import { hideBookings } from '#functions/testing/hideBookings.ts';
import { removedEntities, someWithHistory } from '#functions/testing/history.ts';
import {
  admin,
  asCustomer,
  customerWith,
  requestFor,
  someCustomer,
  somePhone,
  someRoom,
} from '#functions/testing/people.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { applyChange } from '#functions/workers/outbox/applyChange.ts';
import type { Change } from '#functions/workers/outbox/change.ts';
import { DAY_MS } from '#shared/days.ts';
import { FORMER_CUSTOMER } from '#shared/user.ts';
import { askChange } from './askChange.ts';
import { bookFor } from './bookFor.ts';
import { bookRoom } from './bookRoom.ts';
import { getBooking } from './getBooking.ts';
import { joinCaller } from './joinCaller.ts';
import { moveBooking } from './moveBooking.ts';
import { claimPayment, declineClaim } from './paymentClaims.ts';
import { recordPayment } from './payments.ts';
import { addPerson } from './people.ts';
import { rateStay } from './rateStay.ts';
import { openOnceCancelled, removeAccount } from './removeAccount.ts';
import { removeAnyAccount } from './removeAnyAccount.ts';
import { reopenBooking } from './reopenBooking.ts';
import { setPresence } from './setPresence.ts';
import { setRole } from './setRole.ts';

useTable();
afterEach(() => void vi.useRealTimers());

const changed = (entity: Change['entity'], before: object | undefined, after: object): Change =>
  ({ eventId: randomUUID(), at: '2027-01-01T00:00:00.000Z', entity, before, after }) as Change;

/** Somebody whom the lists and figures know. */
async function someListed() {
  const customer = await someCustomer();
  const account = await getAccount(customer.email);
  await applyChange(changed('account', undefined, account));
  return { customer, account };
}

/** Makes somebody an admin. */
const promoted = (email: string) => setRole(email, 'admin');

const listed = async (email: string) =>
  (await listCustomers(undefined, {})).items.some((one) => one.email === email);

/** A payment of the whole rent of a stay of two days. */
const rent = { kind: 'payment', amount: 50_001, way: 'cash' } as const;

/** Brings a customer's booking of two days into a state in which something is still open. */
type Leaves = (id: string, customer: Awaited<ReturnType<typeof someCustomer>>) => Promise<unknown>;

/** Ends a stay, a month later. */
const complete = (id: string) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * DAY_MS });
  return moveBooking(id, 'completed', schedule);
};

/** Removes an account, and has the outbox forget its user. */
async function removeWholly(...args: Parameters<typeof removeAccount>) {
  const removal = await removeAccount(...args);
  await finishRemovals();
  return removal;
}

type History = Awaited<ReturnType<typeof someWithHistory>>;

/** Books for a customer as the desk does, and approves it at once. */
const bookMeanwhile = async ({ customer }: History) =>
  bookFor(requestFor(await someRoom(), 9, 9), {
    userId: customer.userId,
    by: admin,
    status: 'approved',
  });

const itemsNaming = async (text: string) =>
  (await everyItem()).filter((item) => JSON.stringify(item).includes(text));

describe('removing an account', () => {
  it('is refused while bookings hold days, and nothing changes', async () => {
    const { customer, account } = await someListed();
    const booking = await bookRoom(requestFor(await someRoom(), 5, 6), customer);
    expect(await removeAccount(account)).toMatchObject({
      outcome: 'live',
      bookings: [{ id: booking.id, userName: customer.names }],
    });
    expect(await findAccount(account.email)).toEqual(account);
    expect(await listed(account.email)).toBe(true);
  });

  it.each<[string, Leaves, number?]>([
    [
      'the fee for cancelling is due',
      (id, customer) => moveBooking(id, 'cancelled', asCustomer(customer)),
    ],
    ['the rest of a completed stay is due', complete],
    [
      'a refund is due to its customer',
      async (id) => {
        await recordPayment(id, rent, admin);
        await moveBooking(id, 'cancelled', admin);
      },
    ],
    [
      'a claim of a payment waits',
      async (id, { userId }) => {
        await recordPayment(id, { ...rent, amount: 50_000 }, admin);
        await claimPayment(id, { amount: 1, way: 'bank', reference: 'T-1' }, userId);
        await recordPayment(id, { ...rent, amount: 1 }, admin);
        await complete(id);
      },
    ],
    [
      'its customer is checked in',
      async (id) => {
        await recordPayment(id, rent, admin);
        await setPresence(id, 'in', admin);
        await complete(id);
      },
      0,
    ],
  ])('is refused while %s, and nothing changes', async (_, leaves, first = 5) => {
    const { customer, account } = await someListed();
    const cancellation = { freeDays: 9, share: 40 };
    await writeHouse({ cancellation });
    const read = { ...requestFor(await someRoom(), first, first + 1), cancellation };
    const { id } = await bookRoom(read, customer);
    await writeHouse({});
    await moveBooking(id, 'approved', admin);
    await leaves(id, customer);
    const refused = { outcome: 'open', bookings: [{ id, userName: customer.names }] };
    expect(await removeAccount(account)).toMatchObject(refused);
    expect(await removeAnyAccount(account)).toMatchObject(refused);
    expect(await findAccount(account.email)).toEqual(account);
    expect(await listed(account.email)).toBe(true);
    expect(await removeAnyAccount(account, true)).toEqual({ outcome: 'removed' });
  });

  it('is told beforehand what a cancellation of live bookings leaves open, beside what is open already', async () => {
    const { customer } = await someListed();
    const [paid, unpaid, ended] = [
      await bookRoom(requestFor(await someRoom(), 5, 6), customer),
      await bookRoom(requestFor(await someRoom(), 5, 6), customer),
      await bookRoom(requestFor(await someRoom(), 5, 6), customer),
    ];
    for (const { id } of [paid, unpaid, ended]) await moveBooking(id, 'approved', admin);
    for (const { id } of [paid, ended]) await recordPayment(id, rent, admin);
    await moveBooking(ended.id, 'cancelled', admin);
    const open = await openOnceCancelled(customer.userId);
    expect(open.map(({ id }) => id).sort()).toEqual([paid.id, ended.id].sort());
  });

  it('leaves bookings, history and ratings without a name, and nothing else of the person', async () => {
    const office = (await promoted((await someCustomer()).email)).userId;
    const { customer, account } = await someListed();
    const names = `Removed ${randomUUID()}`;
    const named = { ...customer, names };
    const room = await someRoom();
    const stayed = await bookRoom(requestFor(room, 5, 6), named, 'first-key');
    const asked = await getBooking(stayed.id, 'anybody');
    await applyChange(changed('booking', undefined, asked));
    await moveBooking(stayed.id, 'approved', admin);
    const approved = await getBooking(stayed.id, 'anybody');
    await applyChange(changed('booking', asked, approved));
    const left = await bookRoom(requestFor(room, 9, 9), named);
    await moveBooking(left.id, 'cancelled', asCustomer(named), undefined, {
      reason: 'other',
      reasonText: `${names} moves away`,
    });
    await recordPayment(stayed.id, rent, admin);
    await complete(stayed.id);
    await applyChange(changed('booking', approved, await getBooking(stayed.id, 'anybody')));
    await rateStay(stayed.id, { stars: 4 }, { userId: customer.userId, email: customer.email });
    await openConnection(
      { connectionId: 'kept', userId: customer.userId, iat: 1 },
      Math.floor(Date.now() / 1000) + 3_600,
    );
    // They were one of the staff once.
    await noteStaffRecipients([account.userId]);
    const told = { id: 'told', type: 'contactMessage', at: stayed.date, names } as const;
    await transact(putNotification(account.userId, told, 'staff'));
    const { customers } = await readTotal();
    const iat = Math.floor(Date.now() / 1000);

    expect(await removeWholly(account)).toEqual({ outcome: 'removed' });

    expect(await getBooking(stayed.id, 'anybody')).toMatchObject({
      status: 'completed',
      stars: 4,
      userName: FORMER_CUSTOMER,
      rating: { stars: 4, firstName: FORMER_CUSTOMER },
      history: [{ name: FORMER_CUSTOMER }, { name: admin.names }, { name: schedule.names }],
    });
    expect((await getBooking(left.id, 'anybody')).history).toMatchObject([
      { name: FORMER_CUSTOMER },
      { by: 'customer', name: FORMER_CUSTOMER, reason: 'other' },
    ]);
    expect(await findAccount(account.email)).toBeUndefined();
    expect(await listed(account.email)).toBe(false);
    expect((await readTotal()).customers).toBe(customers - 1);
    expect(await isRevoked({ userId: account.userId, iat })).toBe(true);
    expect((await listNotifications(office, {})).items).toMatchObject([
      { bookingId: stayed.id, names: FORMER_CUSTOMER },
    ]);
    expect(await itemsNaming(names)).toEqual([]);
    expect(await itemsNaming(account.email)).toEqual([]);
    // The outbox closes the socket by its items.
    const remaining = (await everyItem()).filter(({ pk }) =>
      /^(USER|NOTES|SOCKETS)#/.test(String(pk)),
    );
    const own = remaining.filter(({ pk }) => String(pk).includes(account.userId));
    expect(new Set(own.map(({ entity }) => entity))).toEqual(new Set(['connection']));
    await expectConsistency();
  });

  it('forgets names also in what somebody was told who is none of the staff any more', async () => {
    const office = await setRole((await someCustomer()).email, 'operator');
    await applyChange(changed('account', undefined, office));
    const { customer, account } = await someListed();
    const names = `Removed ${randomUUID()}`;
    const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), { ...customer, names });
    await applyChange(changed('booking', undefined, await getBooking(id, 'anybody')));
    await setRole(office.email, 'user');
    await moveBooking(id, 'cancelled', asCustomer({ ...customer, names }));
    await removeWholly(account);
    expect((await listNotifications(office.userId, {})).items).toMatchObject([
      { bookingId: id, names: FORMER_CUSTOMER },
    ]);
    expect(await itemsNaming(names)).toEqual([]);
    await removeWholly(await getAccount(office.email));
    expect(await listStaffRecipients()).not.toContain(office.userId);
  });

  it('forgets the words of a change that was asked for', async () => {
    const account = await someCustomer();
    const room = await someRoom();
    const { id } = await bookRoom(requestFor(room, 5, 6), account);
    await moveBooking(id, 'approved', admin);
    const words = `More beans ${randomUUID()}`;
    await askChange(id, { ...requestFor(room, 5, 8), words }, asCustomer(account));
    await moveBooking(id, 'cancelled', asCustomer(account));
    expect(await itemsNaming(words)).not.toEqual([]);
    await removeWholly(await getAccount(account.email));
    expect(await itemsNaming(words)).toEqual([]);
  });

  it('forgets under which names somebody had booked by telephone', async () => {
    const phoneNumber = somePhone();
    const caller = await addPerson({ firstName: 'Called', lastName: randomUUID(), phoneNumber });
    const account = await customerWith({ phoneNumber });
    const request = requestFor(await someRoom(), 3, 4);
    const desk = { userId: caller.userId, by: admin, status: 'pending' } as const;
    const { id } = await bookFor(request, desk);
    await joinCaller(account.userId, caller.userId, admin);
    await moveBooking(id, 'cancelled', asCustomer({ ...account, names: 'Test' }));
    await removeWholly(await getAccount(account.email));
    expect(await itemsNaming(caller.lastName)).toEqual([]);
    const { history } = await getBooking(id, 'anybody');
    expect(history.map(({ joined }) => joined)).toContain(FORMER_CUSTOMER);
  });

  it('leaves messages from an address that nobody has confirmed, which may be somebody else’s', async () => {
    const { email } = await customerWith({ emailConfirmedAt: undefined });
    await createMessage({
      kind: 'contact',
      names: 'Somebody',
      email,
      questions: 'Is there room?',
      subscribeNews: false,
    });
    expect(await removeWholly(await getAccount(email))).toEqual({ outcome: 'removed' });
    expect(await listMessagesFrom(email)).toHaveLength(1);
  });

  it('is final where the outbox is behind, also where somebody else has the address by then', async () => {
    const { account } = await someListed();
    await removeAccount(account);
    await applyChange(changed('account', undefined, account));
    expect(await listed(account.email)).toBe(false);
    expect(await removeAccount(account)).toEqual({ outcome: 'changed' });
  });

  it('forgets names also in what the staff are told after it, because the outbox is behind', async () => {
    const office = await promoted((await someCustomer()).email);
    await applyChange(changed('account', undefined, office));
    const { customer, account } = await someListed();
    const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), customer);
    const pending = await getBooking(id, 'anybody');
    await moveBooking(id, 'cancelled', asCustomer(customer));
    const cancelled = await getBooking(id, 'anybody');
    await createMessage({
      kind: 'contact',
      names: customer.names,
      email: customer.email,
      questions: 'Is there room?',
      subscribeNews: false,
    });
    const [message = {}] = await listMessagesFrom(customer.email);
    expect(await removeWholly(account)).toEqual({ outcome: 'removed' });
    await applyChange(changed('booking', undefined, pending));
    await applyChange(changed('booking', pending, cancelled));
    await applyChange(changed('message', undefined, message));
    const { items } = await listNotifications(office.userId, {});
    expect(items.map(({ names }) => names)).toEqual([
      FORMER_CUSTOMER,
      FORMER_CUSTOMER,
      FORMER_CUSTOMER,
    ]);
  });

  it('forgets names also in what of a claim, a payment and an answer is told after it', async () => {
    const office = await promoted((await someCustomer()).email);
    await applyChange(changed('account', undefined, office));
    const { customer, account } = await someListed();
    const names = `Removed ${randomUUID()}`;
    const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), { ...customer, names });
    const pending = await getBooking(id, 'anybody');
    const said = { amount: 1_000, way: 'bank', reference: 'T-1' } as const;
    const claim = await claimPayment(id, said, customer.userId);
    const declined = await declineClaim(id, claim.id, 'Nothing has come.', admin);
    await moveBooking(id, 'approved', admin);
    const approved = await getBooking(id, 'anybody');
    const request = { kind: 'payment', amount: 1_000, way: 'cash' } as const;
    const payment = await recordPayment(id, request, admin);
    await moveBooking(id, 'cancelled', admin);
    const cancelled = await getBooking(id, 'anybody');
    // A refund is still due, which the command line may leave open.
    expect(await removeWholly(account, true)).toEqual({ outcome: 'removed' });
    const late = [
      changed('claim', undefined, claim),
      changed('claim', claim, declined),
      changed('booking', pending, approved),
      changed('payment', undefined, payment),
      changed('booking', approved, cancelled),
    ];
    for (const event of late) {
      await applyChange(event);
      expect(await itemsNaming(names), event.entity).toEqual([]);
    }
    expect((await listNotifications(office.userId, {})).items).toMatchObject([
      { type: 'paymentClaimed', names: FORMER_CUSTOMER },
    ]);
  });

  it('looks through bookings side by side, so that many years of them fit into one run of the outbox', async () => {
    const { customer, account } = await someListed();
    const room = await someRoom();
    for (const day of [5, 6, 7, 8]) {
      const { id } = await bookRoom(requestFor(room, day, day), customer);
      await moveBooking(id, 'cancelled', asCustomer(customer));
    }
    expect(await removeAccount(account)).toEqual({ outcome: 'removed' });
    const send = db.send.bind(db);
    const beginning = keys.booking('').pk;
    let [underWay, most] = [0, 0];
    vi.spyOn(db, 'send').mockImplementation((async (command: never) => {
      const { input } = command as { input: QueryCommandInput };
      const isOfBooking = String(input.ExpressionAttributeValues?.[':pk']).startsWith(beginning);
      if (isOfBooking) most = Math.max(most, (underWay += 1));
      try {
        return await send(command);
      } finally {
        if (isOfBooking) underWay -= 1;
      }
    }) as never);
    await finishRemovals();
    vi.restoreAllMocks();
    expect(most).toBe(4);
  });

  it('fails where a booking was made meanwhile', async () => {
    const { customer, account } = await someListed();
    await bookRoom(requestFor(await someRoom(), 5, 6), customer);
    expect(await writeRemoval(account, 1, undefined)).toBe(false);
    expect(await findAccount(account.email)).toEqual(account);
    expect(await findRemoval(account.userId)).toBeUndefined();
  });

  it.each([
    [{}, { phoneNumber: '+250788111111' }],
    [{}, { profileImage: 'profile/new.png' }],
    [{ profileImage: 'profile/old.png' }, { profileImage: 'profile/new.png' }],
  ])('fails where a number or a picture was changed meanwhile: %j to %j', async (had, change) => {
    const account = await getAccount((await customerWith(had)).email);
    doInBetween(() => updateAccount(account, change));
    expect(await removeAccount(account)).toEqual({ outcome: 'changed' });
    expect(await findAccount(account.email)).toEqual({ ...account, ...change });
    expect(await findRemoval(account.userId)).toBeUndefined();
  });

  it.each<[string, (of: History) => Promise<unknown>]>([
    ['the desk has booked for its customer', bookMeanwhile],
    [
      'its number was changed',
      ({ account }) => updateAccount(account, { phoneNumber: somePhone() }),
    ],
    [
      'its customer is one of the staff by now',
      ({ account }) => setRole(account.email, 'operator'),
    ],
  ])('destroys nothing where it fails, because %s', async (_, act) => {
    const history = await someWithHistory();
    const before = await history.kept();
    expect(new Set(before.map(({ entity }) => entity))).toEqual(new Set(removedEntities));
    doInBetween(() => act(history));
    expect(await removeAccount(history.account)).toEqual({ outcome: 'changed' });
    await finishRemovals();
    expect(await history.kept()).toEqual(expect.arrayContaining(before));
  });

  it('destroys nothing where it meets other transactions until it gives up', async () => {
    const { account, kept } = await someWithHistory();
    const before = await kept();
    const CancellationReasons = [{ Code: 'TransactionConflict' }];
    const conflict = { message: 'played', $metadata: {}, CancellationReasons };
    const send = db.send.bind(db);
    const transactions: object[] = [];
    vi.spyOn(db, 'send').mockImplementation(((command: object) => {
      if (!(command instanceof TransactWriteCommand)) return send(command as never);
      transactions.push(command);
      return Promise.reject(new TransactionCanceledException(conflict));
    }) as never);
    await expect(removeAccount(account)).rejects.toMatchObject({ code: 'busy' });
    vi.restoreAllMocks();
    expect(transactions).toHaveLength(6);
    await finishRemovals();
    expect(await kept()).toEqual(before);
    expect(await findAccount(account.email)).toEqual(account);
  });

  it('fails where a booking was made and approved at once meanwhile, or one was reopened', async () => {
    const { customer, account } = await someListed();
    const { userId, names } = customer;
    const { made: before } = await readMade(userId);
    const booked = { by: admin, status: 'approved', phoneNumber: '+250788000000' } as const;
    const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), { userId, names, booked });
    expect(await writeRemoval(account, 1, before)).toBe(false);
    await moveBooking(id, 'cancelled', admin);
    const { made } = await readMade(userId);
    await reopenBooking(id, 'cancelled', admin);
    expect(await writeRemoval(account, 1, made)).toBe(false);
    expect(await removeAccount(account)).toMatchObject({ outcome: 'live', bookings: [{ id }] });
  });

  it('is refused also where the index shows a booking as it was before it was reopened', async () => {
    const { customer, account } = await someListed();
    const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), customer);
    await moveBooking(id, 'approved', admin);
    await moveBooking(id, 'cancelled', admin);
    const cancelled = await getBooking(id, 'anybody');
    await reopenBooking(id, 'cancelled', admin);
    const show = hideBookings(customer.userId, [cancelled]);
    expect(await removeAccount(account)).toMatchObject({ outcome: 'live', bookings: [{ id }] });
    show();
    expect(await findAccount(account.email)).toEqual(account);
  });

  it('is refused also where the index does not show yet what was just approved at once', async () => {
    const { customer, account } = await someListed();
    const { userId, names } = customer;
    const booked = { by: admin, status: 'approved', phoneNumber: '+250788000000' } as const;
    const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), { userId, names, booked });
    const show = hideBookings(userId);
    expect(await removeAnyAccount(account)).toMatchObject({ outcome: 'live', bookings: [{ id }] });
    show();
    expect(await findAccount(account.email)).toEqual(account);
  });

  it('is refused to the last admin, and takes the rights of others', async () => {
    const first = await promoted((await someCustomer()).email);
    const second = await promoted((await someCustomer()).email);
    for (const userId of await listStaffIds()) {
      if (![first.userId, second.userId].includes(userId)) await transact([removeStaff(userId)]);
    }
    expect(await removeAccount(first)).toEqual({ outcome: 'changed' });
    const room = await someRoom();
    const { id } = await bookRoom(requestFor(room, 5, 6), { ...first, names: 'Test' });
    expect(await removeAnyAccount(first)).toMatchObject({ outcome: 'live', bookings: [{ id }] });
    await moveBooking(id, 'cancelled', admin);
    expect(await removeAnyAccount(first)).toEqual({ outcome: 'removed' });
    expect(await listStaffIds()).toEqual([second.userId]);
    expect(await removeAnyAccount(second)).toEqual({ outcome: 'lastAdmin' });
    expect(await findAccount(second.email)).toEqual(second);
    const customer = await getAccount((await someCustomer()).email);
    expect(await removeAnyAccount(customer)).toEqual({ outcome: 'removed' });
  });
});
