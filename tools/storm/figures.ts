import { isDeepStrictEqual } from 'node:util';
import { countBooking, type CountedBooking } from '#functions/domain/figures.ts';
import { ask } from './ask.ts';
import type { Stack } from './stack.ts';
import { signInStaff } from './staff.ts';
import { storedItems } from './stored.ts';

/** Longest time in which the figures stand still although they do not tell of all bookings, in ms. */
const STILL_MS = 60_000;
const PAUSE_MS = 1_000;

type Sums = Record<string, number>;

/** The sums of all time: of the bookings as they are stored, in hundredths of Rwf where it is money. */
export function recountTotal(bookings: CountedBooking[]): Sums {
  const total: Sums = {};
  for (const booking of bookings) {
    for (const { figure, add } of countBooking(undefined, booking)) {
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

/**
 * Waits until the figures of the dashboard equal a recount of all bookings, as long as they come nearer; says what differs
 * where they stand still before.
 */
export async function figureFaults(stack: Stack): Promise<string[]> {
  const bookings = await storedItems(stack, 'booking');
  const expected = recountTotal(bookings as unknown as CountedBooking[]);
  const token = await signInStaff(stack.url);
  let last: object | undefined;
  let moved = performance.now();
  for (;;) {
    const { status, body } = await ask(stack.url, { method: 'GET', path: '/dashboard', token });
    const shown = status === 200 ? shownTotal(body as Shown) : { status };
    if (isDeepStrictEqual(shown, expected)) return [];
    if (!isDeepStrictEqual(shown, last)) moved = performance.now();
    last = shown;
    if (performance.now() - moved > STILL_MS) {
      return [
        `the dashboard shows ${JSON.stringify(shown)}, a recount ${JSON.stringify(expected)}`,
      ];
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
