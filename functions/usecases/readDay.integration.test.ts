import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { PageKey } from '#functions/platform/table/page.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { writeArrival } from '#functions/store/arrivals/arrivals.ts';
import { writeAsking } from '#functions/store/bookings/askedChanges.ts';
import { writeListedCustomer } from '#functions/store/customers/listedCustomers.ts';
import { listEveryClaim } from '#functions/store/payments/waitingClaims.ts';
import { refreshEntry } from '#functions/store/search/refreshEntry.ts';
import {
  admin,
  asCustomer,
  inDays,
  requestFor,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { emptyTable, useTable } from '#functions/testing/table.ts';
import type { Booking } from '#shared/booking.ts';
import { limits } from '#shared/limits.ts';
import { askChange, declineChange } from './askChange.ts';
import { bookRoom } from './bookRoom.ts';
import { closeRoom } from './closeRoom.ts';
import { getBooking } from './getBooking.ts';
import { moveBooking } from './moveBooking.ts';
import { claimPayment, confirmClaim } from './paymentClaims.ts';
import { readDay } from './readDay.ts';
import { setPresence } from './setPresence.ts';

useTable();
beforeEach(emptyTable);

const today = () => inDays(0);
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id).toSorted();

/** A booking that is approved, and listed as the outbox lists it. */
async function approved(
  from: number,
  to: number,
  by?: Parameters<typeof bookRoom>[1],
): Promise<Booking> {
  const { id } = await bookRoom(
    requestFor(await someRoom(), from, to),
    by ?? (await someCustomer()),
  );
  const booking = await moveBooking(id, 'approved', admin);
  await transact([writeArrival(booking, booking.startDate)]);
  return booking;
}

describe('a day at work', () => {
  it('has who comes, goes and is in, and numbers as far as they are known', async () => {
    const customer = await someCustomer();
    await transact([
      writeListedCustomer({
        userId: customer.userId,
        email: customer.email,
        role: 'user',
        firstName: 'Test',
        lastName: 'Customer',
        phoneNumber: '+250788000000',
        createdAt: '2027-01-31T00:00:00.000Z',
      }),
    ]);
    const unlisted = await someCustomer();
    // As the outbox leaves it, which may have counted a booking before it has listed its customer.
    const Item = { ...keys.listedCustomer(unlisted.userId), bookings: 1 };
    await db.send(new PutCommand({ TableName: settings.tableName(), Item }));
    const [here, oneDay, later] = [
      await approved(0, 3, customer),
      await approved(0, 0, unlisted),
      await approved(1, 2),
    ];
    const { body: day } = await readDay(today());
    expect(day.day).toBe(today());
    expect(idsOf(day.arriving)).toEqual(idsOf([here, oneDay]));
    expect(idsOf(day.leaving)).toEqual(idsOf([oneDay]));
    expect(idsOf(day.inHouse)).toEqual(idsOf([here, oneDay]));
    const phones = new Map(day.arriving.map(({ id, phoneNumber }) => [id, phoneNumber]));
    expect(phones.get(here.id)).toBe('+250788000000');
    expect(phones.get(oneDay.id)).toBeUndefined();
    expect(day.more).toEqual([]);
    const { body: tomorrow } = await readDay(inDays(1));
    expect(idsOf(tomorrow.arriving)).toEqual([later.id]);
    expect(idsOf(tomorrow.inHouse)).toEqual(idsOf([here, later]));
    expect(tomorrow.leaving).toEqual([]);
  });

  it('has in house who is expected or in, and no longer who has left', async () => {
    const [here, gone] = [await approved(0, 2), await approved(0, 2)];
    await setPresence(here.id, 'in', admin);
    await setPresence(gone.id, 'in', admin);
    await setPresence(gone.id, 'out', admin);
    const { body: day } = await readDay(today());
    expect(idsOf(day.inHouse)).toEqual([here.id]);
    expect(idsOf(day.arriving)).toEqual(idsOf([here, gone]));
  });

  it('leaves out who is listed still although they do not come any more', async () => {
    const booking = await approved(0, 1);
    await moveBooking(booking.id, 'cancelled', admin);
    const { body: day } = await readDay(today());
    expect([day.arriving, day.inHouse]).toEqual([[], []]);
  });

  it('has the rooms that are available and that nobody holds, the newest first', async () => {
    const [room, free, closed, newest] = [
      await someRoom(),
      await someRoom(),
      await someRoom(),
      await someRoom(),
    ];
    await bookRoom(requestFor(room, 0, 1), await someCustomer());
    const days = { startDate: today(), endDate: today() };
    await closeRoom({ ...days, coldRoomId: closed.id, reason: 'own_use' }, admin);
    for (const one of [room, free, closed, newest, await someRoom({ status: 'unavailable' })]) {
      await refreshEntry(one);
    }
    const { body: day } = await readDay(today());
    expect(day.free.map(({ id }) => id)).toEqual([newest.id, free.id]);
    expect(Object.keys(day.free[0] ?? {}).sort()).toEqual(['id', 'location', 'name', 'roomType']);
  });

  it('has the beginnings of long lists and says so, and more of one that is asked for alone', async () => {
    const booking = await getBooking((await approved(0, 1)).id, 'anybody');
    const TableName = settings.tableName();
    const copies = Array.from({ length: limits.dayEntries + 4 }, (_, index) => ({
      ...booking,
      id: `copy-${String(index).padStart(3, '0')}`,
    }));
    for (const copy of copies) {
      await db.send(new PutCommand({ TableName, Item: { ...copy, ...keys.booking(copy.id) } }));
    }
    for (let from = 0; from < copies.length; from += 25) {
      const some = copies.slice(from, from + 25);
      await transact(some.map((copy) => writeArrival(copy, copy.startDate)));
    }
    const { body: day } = await readDay(today());
    expect(day.arriving).toHaveLength(limits.dayEntries);
    expect(day.inHouse).toHaveLength(limits.dayEntries);
    expect(day.more).toEqual(['arriving', 'inHouse']);
    const first = await readDay(today(), { list: 'arriving', page: { limit: 20 } });
    expect(first.body.more).toEqual(['arriving']);
    expect(first.body.inHouse).toEqual([]);
    const page = { limit: 20, after: first.next };
    const second = await readDay(today(), { list: 'arriving', page });
    expect(second.next).toBeUndefined();
    expect(second.body.more).toEqual([]);
    const ids = [first, second].flatMap(({ body }) => body.arriving.map(({ id }) => id));
    expect(new Set(ids).size).toBe(copies.length + 1);
  });

  it('has every free room, page after page, also behind many that are taken', async () => {
    const rooms = await Promise.all(Array.from({ length: 14 }, () => someRoom()));
    const taken = new Set(rooms.filter((_, index) => index % 7 !== 0).map(({ id }) => id));
    for (const room of rooms) {
      if (taken.has(room.id)) await bookRoom(requestFor(room, 0, 1), await someCustomer());
      await refreshEntry(room);
    }
    const found: string[] = [];
    let after: PageKey | undefined;
    do {
      const { body, next } = await readDay(today(), { list: 'free', page: { limit: 1, after } });
      found.push(...body.free.map(({ id }) => id));
      after = next;
    } while (after);
    const free = rooms.filter(({ id }) => !taken.has(id));
    expect(found.toSorted()).toEqual(free.map(({ id }) => id).toSorted());
  });

  it('has one free room after another, where pages are that small', async () => {
    const rooms = await Promise.all([1, 2, 3].map(() => someRoom()));
    for (const room of rooms) await refreshEntry(room);
    const found: { id: string }[] = [];
    let after: PageKey | undefined;
    do {
      const { body, next } = await readDay(today(), { list: 'free', page: { limit: 1, after } });
      expect(body.free.length).toBeLessThanOrEqual(1);
      found.push(...body.free);
      after = next;
    } while (after);
    expect(idsOf(found)).toEqual(idsOf(rooms));
  });

  it('has the bookings whose customers ask for other days, and not those that are answered', async () => {
    const listed = async () => {
      const { body } = await readDay(today(), { list: 'asked', page: {} });
      return idsOf(body.asked);
    };
    const [room, customer] = [await someRoom(), await someCustomer()];
    const { id } = await bookRoom(requestFor(room, 5, 8), customer);
    await moveBooking(id, 'approved', admin);
    const { startDate, endDate, totalPrice } = requestFor(room, 5, 10);
    const booking = await askChange(id, { startDate, endDate, totalPrice }, asCustomer(customer));
    await transact([writeAsking(booking)]);
    expect(await listed()).toEqual([id]);
    // The list may be older than the answer.
    await declineChange(id, { askedAt: booking.asked?.at ?? '', reasonText: 'No room.' }, admin);
    expect(await listed()).toEqual([]);
  });

  it('has the claims of payments that wait, and not those that are answered', async () => {
    const customer = await someCustomer();
    const claims = [];
    for (let index = 0; index < 3; index += 1) {
      const { id } = await bookRoom(requestFor(await someRoom(), 0, 1), customer);
      await moveBooking(id, 'approved', admin);
      const said = { amount: 500, way: 'mobileMoney' as const, reference: `MP ${index}` };
      claims.push(await claimPayment(id, said, customer.userId));
    }
    const cashier = { userId: 'boss', names: 'Test Admin' };
    await confirmClaim(claims[0]?.bookingId ?? '', claims[0]?.id ?? '', cashier);
    const { body } = await readDay(today(), { list: 'claims', page: {} });
    expect(idsOf(body.claims)).toEqual(idsOf(claims.slice(1)));

    // As they were before they were listed.
    const listed = async () => idsOf((await readDay(today())).body.claims);
    for (const { bookingId, id } of claims) {
      const UpdateExpression = 'REMOVE gsi1pk, gsi1sk';
      const Key = keys.claim(bookingId, id);
      await db.send(new UpdateCommand({ TableName: settings.tableName(), Key, UpdateExpression }));
    }
    expect(await listed()).toEqual([]);
    expect(await listEveryClaim()).toBe(2);
    expect(await listed()).toEqual(idsOf(claims.slice(1)));
  });
});
