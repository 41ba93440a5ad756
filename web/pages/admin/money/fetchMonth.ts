import type { Month } from '#shared/days.ts';
import { callAll } from '#web/lib/api/callAll.ts';

const fallback = { fallback: 'Failed to fetch the month.' };

/** All payments of a month, and all bookings that touch it. */
export async function fetchMonth(month: Month) {
  const [payments, bookings] = await Promise.all([
    callAll('payments.month', { month }, fallback),
    callAll('bookings.listAll', { from: month, to: month }, fallback),
  ]);
  return { payments, bookings };
}
