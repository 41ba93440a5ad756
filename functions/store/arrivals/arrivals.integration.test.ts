import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { transact } from '#functions/platform/table/transact.ts';
import type { StoredBooking } from '#functions/store/bookings/storedBooking.ts';
import { useTable } from '#functions/testing/table.ts';
import { addDays } from '#shared/days.ts';
import {
  type Arrival,
  everyArrivalOn,
  listArrivalsFrom,
  listArrivalsOn,
  listBegun,
  writeArrival,
} from './arrivals.ts';

useTable();

const approved = (startDate: string): StoredBooking => ({
  id: randomUUID(),
  userId: 'u',
  userName: 'Test Customer',
  coldRoomId: 'r',
  coldRoomName: 'Test room',
  coldRoomLocation: 'Musanze',
  roomType: 'Cold Room',
  startDate,
  endDate: addDays(startDate, 1),
  status: 'approved',
  totalPrice: 30,
  date: '2027-01-01T00:00:00.000Z',
});

/** Keeps so many arrivals of a day; answers their ids. */
async function arrive(count: number, day: string): Promise<string[]> {
  const items = Array.from({ length: count }, () => approved(day));
  for (let from = 0; from < count; from += 50) {
    await transact(items.slice(from, from + 50).map((item) => writeArrival(item, day)));
  }
  return items.map(({ id }) => id).toSorted();
}

async function allOn(day: string): Promise<Arrival[]> {
  const all: Arrival[] = [];
  for await (const page of everyArrivalOn(day)) all.push(...page);
  return all;
}

describe('the arrivals', () => {
  it('of a day are all told, however many there are, and of no other day', async () => {
    expect(await allOn('2027-03-10')).toEqual([]);
    const ids = await arrive(130, '2027-03-10');
    await arrive(2, '2027-03-11');
    expect((await allOn('2027-03-10')).map(({ id }) => id)).toEqual(ids);
    const first = await listArrivalsOn('2027-03-10', { limit: 7 });
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 7));
    expect(first.next).toBeDefined();
  });

  it('from a day on come soonest first, and say whether more follow', async () => {
    const later = await arrive(2, '2028-03-12');
    const sooner = await arrive(1, '2028-03-11');
    const all = await listArrivalsFrom('2028-03-11', 3);
    expect(all.arrivals.map(({ id }) => id)).toEqual([...sooner, ...later]);
    expect(all.more).toBe(false);
    expect(await listArrivalsFrom('2028-03-11', 2)).toMatchObject({ more: true });
  });

  it('up to a day come latest first, without those of the days after', async () => {
    const earlier = await arrive(1, '2020-03-09');
    const sameDay = await arrive(1, '2020-03-10');
    await arrive(1, '2020-03-11');
    const { items } = await listBegun('2020-03-10', { limit: 2 });
    expect(items.map(({ id }) => id)).toEqual([...sameDay, ...earlier]);
  });
});

it('an arrival says the number of its booking, if it has one', async () => {
  const [day, numbered] = ['2029-05-01', { ...approved('2029-05-01'), number: 'CR-4F7K2' }];
  await transact([writeArrival(numbered, day), writeArrival(approved(day), day)]);
  const numbers = (await allOn(day)).map(({ number }) => number);
  expect(numbers.toSorted()).toEqual(['CR-4F7K2', undefined]);
});
