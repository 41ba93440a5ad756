import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { figuresOfChange, type CountedBooking } from '#functions/domain/figures.ts';
import { figureDifferences } from '#tools/figures/figureDifferences.ts';
import { ask } from './ask.ts';
import type { LocalProduct } from './localProduct.ts';
import { signInStaff } from './staff.ts';
import { step } from './step.ts';
import { clientOf } from './stored.ts';

/** Longest time in which the figures stand still although they do not tell of all bookings, in ms. */
const STILL_MS = 60_000;
/** Between two looks at them, in ms: the dashboard takes tens of queries, for which the outbox would have to wait. */
const PAUSE_MS = 3_000;

type Sums = Record<string, number>;

/** The sums of all time: of the bookings as they are stored, in hundredths of Rwf where it is money. */
export function recountTotal(bookings: CountedBooking[]): Sums {
  const total: Sums = {};
  for (const booking of bookings) {
    for (const { figure, add } of figuresOfChange(undefined, booking)) {
      if (figure.of !== 'total') continue;
      for (const [name, value] of Object.entries(add)) total[name] = (total[name] ?? 0) + value;
    }
  }
  return total;
}

interface Shown {
  total: { bookings: Sums; days: number; revenue: number };
}

/** The same sums as the dashboard shows them, without those that are zero. */
export const shownTotal = ({ total: { bookings, days, revenue } }: Shown): Sums =>
  Object.fromEntries(
    Object.entries({ ...bookings, days, revenue: Math.round(revenue * 100) }).filter(
      ([, value]) => value !== 0,
    ),
  );

/** How often the stored figures are read, and how long the outbox may go on meanwhile, in ms. */
const READS = 4;
const GOES_ON_MS = 10_000;

/** Where the figures of months, rooms and customers, and what was received, differ from a recount of the whole table. */
async function storedFaults(stack: LocalProduct): Promise<string[]> {
  const client = clientOf(stack);
  let differences: string[] = [];
  for (let read = 0; read < READS; read += 1) {
    if (read > 0) await pause(GOES_ON_MS);
    differences = await figureDifferences(client, stack.table);
    if (differences.length === 0) break;
  }
  client.destroy();
  return differences;
}

/**
 * Waits until the figures of the dashboard equal a recount of all bookings, as long as they come nearer; says what differs
 * where they stand still before, and then where any other figure differs from a recount.
 */
export async function figureFaults(stack: LocalProduct, bookings: object[]): Promise<string[]> {
  const expected = recountTotal(bookings as CountedBooking[]);
  const token = await signInStaff(stack.url);
  let shown: object = {};
  const look = async () => {
    const { status, body } = await ask(stack.url, { method: 'GET', path: '/dashboard', token });
    return status === 200 ? shownTotal(body as Shown) : { status };
  };
  const waitForIt = async () => {
    let moved = performance.now();
    while (performance.now() - moved <= STILL_MS) {
      const last = shown;
      shown = await look();
      if (isDeepStrictEqual(shown, expected)) return [];
      if (!isDeepStrictEqual(shown, last)) moved = performance.now();
      await pause(PAUSE_MS);
    }
    return [`the dashboard shows ${JSON.stringify(shown)}, a recount ${JSON.stringify(expected)}`];
  };
  const faults = await step('Waited for the figures', waitForIt, () => JSON.stringify(shown));
  return [...faults, ...(await step('Recounted all figures', () => storedFaults(stack)))];
}
