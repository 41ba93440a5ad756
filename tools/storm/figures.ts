import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { figuresOfChange, type CountedBooking } from '#functions/domain/figures.ts';
import { figureDifferences } from '#tools/figures/figureDifferences.ts';
import { ask } from './ask.ts';
import type { LocalProduct } from './localProduct.ts';
import { signInStaff } from './staff.ts';
import { step } from './step.ts';
import { clientOf } from './stored.ts';

/** Longest time in which figures stand still although they do not tell of all bookings, in ms. */
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

/** Looks again and again, until nothing is wrong, or until what is wrong has stood still for long. */
async function untilRight(look: () => Promise<string[]>): Promise<string[]> {
  let wrong = await look();
  let moved = performance.now();
  while (wrong.length > 0 && performance.now() - moved <= STILL_MS) {
    await pause(PAUSE_MS);
    const last = wrong;
    wrong = await look();
    if (!isDeepStrictEqual(wrong, last)) moved = performance.now();
  }
  return wrong;
}

/** Where the figures of months, rooms and customers, and what was received, differ from a recount of the whole table. */
async function storedFaults(stack: LocalProduct): Promise<string[]> {
  const client = clientOf(stack);
  try {
    return await untilRight(() => figureDifferences(client, stack.table));
  } finally {
    client.destroy();
  }
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
    shown = status === 200 ? shownTotal(body as Shown) : { status };
    if (isDeepStrictEqual(shown, expected)) return [];
    return [`the dashboard shows ${JSON.stringify(shown)}, a recount ${JSON.stringify(expected)}`];
  };
  const wait = () => untilRight(look);
  const faults = await step('Waited for the figures', wait, () => JSON.stringify(shown));
  return [...faults, ...(await step('Recounted all figures', () => storedFaults(stack)))];
}
