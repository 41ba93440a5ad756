import { createRequire } from 'node:module';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { handler as renew } from '#functions/api/account/renewCalendar.ts';
import { tokenFor } from '#functions/platform/auth/session.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import { writeListedCustomer } from '#functions/store/customers/listedCustomers.ts';
import { invoke, invokeWithJson } from '#functions/testing/calls.ts';
import {
  admin,
  asCustomer,
  inDays,
  requestFor,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { bookingMailWriter } from '#functions/usecases/bookingMails.ts';
import { changeBooking } from '#functions/usecases/changeBooking.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { CALENDAR } from '#shared/calendarPath.ts';
import * as account from '#shared/contract/account.ts';
import * as contract from '#shared/contract/bookings.ts';
import { handler as show } from './calendar.ts';

useTable();
beforeAll(() => {
  vi.stubEnv('SITE_URL', 'https://coldroom.rw');
});
afterEach(() => vi.restoreAllMocks());

interface Time {
  isDate: boolean;
  zone: { tzid: string };
  toString(): string;
}

interface Component {
  getAllSubcomponents(name: string): Component[];
  getFirstPropertyValue(name: string): unknown;
}

interface Event {
  uid: string;
  summary: string;
  location: string;
  startDate: Time;
  endDate: Time;
  duration: { toSeconds(): number };
}

/** The parser, as far as it is used here. */
const ICAL = createRequire(import.meta.url)('ical.js') as {
  parse: (text: string) => unknown;
  Component: new (parsed: unknown) => Component;
  Event: new (component: Component) => Event;
};

/** What a program that knows the format, and not us, reads of a calendar. */
function eventsIn(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.getAllSubcomponents('vtimezone'), 'whole days need no time zone').toEqual([]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const { uid, summary, location, startDate, endDate, duration } = event;
    return {
      uid,
      summary,
      location,
      from: startDate.toString(),
      until: endDate.toString(),
      wholeDays: startDate.isDate && endDate.isDate,
      zone: startDate.zone.tzid,
      days: duration.toSeconds() / 86_400,
      status: component.getFirstPropertyValue('status'),
    };
  });
}

async function someBooking(customer: Awaited<ReturnType<typeof someCustomer>>, from: number) {
  const room = await someRoom({ name: 'Huye, Milk; "Room" ❄️', location: 'Ngoma, Huye' });
  return { room, ...(await bookRoom(requestFor(room, from, from + 2), customer)) };
}

it('the file of an approval is an event of whole days, and a later one changes the same event', async () => {
  const customer = await someCustomer();
  await transact([writeListedCustomer(await getAccount(customer.email))]);
  const { id, room } = await someBooking(customer, 5);
  await moveBooking(id, 'approved', admin);
  const about = { bookingId: id, userId: customer.userId, createdAt: new Date().toISOString() };
  const fileOf = async (kind: 'bookingApproved' | 'bookingChanged') => {
    const write = await bookingMailWriter({ ...about, kind });
    return String((await write?.())?.attachment?.content);
  };
  const first = eventsIn(await fileOf('bookingApproved'));
  expect(first).toEqual([
    {
      uid: `${id}@bookings.coldroom`,
      summary: `Cold room: ${room.name}`,
      location: room.location,
      from: inDays(5),
      // The first day that is no longer of the event.
      until: inDays(8),
      wholeDays: true,
      // The day is the same wherever the calendar is read.
      zone: 'floating',
      days: 3,
      status: null,
    },
  ]);
  await changeBooking(id, requestFor(room, 9, 9), admin);
  const [later] = eventsIn(await fileOf('bookingChanged'));
  expect(later).toMatchObject({ uid: first[0]?.uid, from: inDays(9), until: inDays(10), days: 1 });
});

it('a subscription has the same events, says which are certain, and drops what is cancelled', async () => {
  const customer = await someCustomer();
  const headers = { authorization: `Bearer ${await tokenFor(await getAccount(customer.email))}` };
  const { body } = await invokeWithJson(renew, account.renewCalendar, {}, { headers });
  const key = CALENDAR.exec(String(body.path))?.[1] ?? '';
  const read = async () => {
    const query = { key, host: 'coldroom.rw' };
    return eventsIn(String((await invoke(show, contract.calendar, { query })).body.file));
  };
  expect(await read()).toEqual([]);
  const [approved, waiting, gone] = [
    await someBooking(customer, 5),
    await someBooking(customer, 15),
    await someBooking(customer, 25),
  ];
  await moveBooking(approved.id, 'approved', admin);
  expect(await read()).toHaveLength(3);
  await moveBooking(gone.id, 'cancelled', asCustomer(customer));
  const said = (await read()).map(({ uid, status, from, wholeDays }) => ({
    uid,
    status,
    from,
    wholeDays,
  }));
  const eventOf = (id: string, status: string, from: number) => ({
    uid: `${id}@bookings.coldroom`,
    status,
    from: inDays(from),
    wholeDays: true,
  });
  const expected = [eventOf(approved.id, 'CONFIRMED', 5), eventOf(waiting.id, 'TENTATIVE', 15)];
  expect(said.toSorted((a, b) => (a.from < b.from ? -1 : 1))).toEqual(expected);
});
