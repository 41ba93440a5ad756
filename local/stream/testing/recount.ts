import { expect } from 'vitest';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import type { StoredBooking } from '#functions/store/bookings/storedBooking.ts';
import {
  readOverallMonths,
  readOwnCounts,
  readOwnMonths,
  readRoomSales,
  readTotal,
} from '#functions/store/figures/readFigures.ts';
import { everyItem } from '#functions/testing/table.ts';
import { addMonths, countDays, daysOf, monthOf, monthsOf, todayInKigali } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { bookingStatuses } from '#shared/transitions.ts';

/** Sums by name. */
class Tally {
  readonly #sums = new Map<string, number>();

  add(name: string, value: number): void {
    this.#sums.set(name, (this.#sums.get(name) ?? 0) + value);
  }

  of(name: string): number {
    return this.#sums.get(name) ?? 0;
  }
}

const monthOfMoment = (iso: string) => monthOf(todayInKigali(Date.parse(iso)));

/**
 * Checks that every figure of the dashboards equals a recount of all bookings and accounts. For tests.
 * @param all every item of the table; they are read where they are not given
 */
export async function expectFiguresOfRecount(all?: Record<string, unknown>[]): Promise<void> {
  const items = all ?? (await everyItem());
  const bookings = items.filter(({ entity }) => entity === 'booking') as unknown as StoredBooking[];
  const accounts = items.filter(
    ({ entity }) => entity === 'account' || entity === 'person',
  ) as unknown as StoredAccount[];
  const tally = count(bookings, accounts);
  const today = todayInKigali();
  const months = { from: monthOf(addMonths(today, -3)), to: monthOf(addMonths(today, 26)) };
  const countsAt = (place: string) =>
    Object.fromEntries(bookingStatuses.map((status) => [status, tally.of(`${place} ${status}`)]));
  const salesAt = (place: string) => ({
    days: tally.of(`${place} days`),
    revenue: Math.round(tally.of(`${place} revenue`) * 100) / 100,
  });
  const houseAt = (place: string) => ({
    bookings: countsAt(place),
    customers: tally.of(`${place} customers`),
    ...salesAt(place),
  });

  expect(await readTotal()).toEqual(houseAt('all'));
  expect(await readOverallMonths(months)).toEqual(
    monthsOf(months.from, months.to).map((month) => ({ month, ...houseAt(month) })),
  );
  let sold = 0;
  for (const month of monthsOf(months.from, months.to)) {
    const inMonth = await readRoomSales(month, limits.occupancyRooms);
    expect(inMonth.sold).toBe(inMonth.rooms.length);
    const days = inMonth.rooms.map((room) => room.days);
    expect(days).toEqual(days.toSorted((one, other) => other - one));
    for (const { id, days, revenue } of inMonth.rooms) {
      expect({ days, revenue }).toEqual(salesAt(`${month} ${id}`));
      sold += days;
    }
  }
  expect(sold).toBe(tally.of('all days'));
  for (const { userId } of accounts) {
    expect(await readOwnCounts(userId)).toEqual(countsAt(userId));
    const own = await readOwnMonths(userId, months);
    expect(own).toEqual(own.map(({ month }) => ({ month, ...salesAt(`${month} ${userId}`) })));
  }
}

function count(bookings: StoredBooking[], accounts: StoredAccount[]): Tally {
  const tally = new Tally();
  for (const booking of bookings) {
    const { status, userId, coldRoomId, startDate, endDate, totalPrice } = booking;
    for (const place of ['all', monthOfMoment(booking.date), userId]) {
      tally.add(`${place} ${status}`, 1);
    }
    if (status !== 'approved' && status !== 'completed') continue;
    const rent = totalPrice / countDays(startDate, endDate);
    for (const day of daysOf(startDate, endDate)) {
      const month = monthOf(day);
      for (const place of ['all', month, `${month} ${coldRoomId}`, `${month} ${userId}`]) {
        tally.add(`${place} days`, 1);
        tally.add(`${place} revenue`, rent);
      }
    }
  }
  for (const { role, createdAt } of accounts) {
    if (role !== 'user') continue;
    for (const place of ['all', monthOfMoment(createdAt)]) tally.add(`${place} customers`, 1);
  }
  return tally;
}
