import { addDays, addMonths, type Month } from '#shared/days.ts';
import { callAll } from '#web/lib/api/callAll.ts';

const fallback = { fallback: 'Failed to fetch the month.' };

/** All payments of a month, and all bookings that touch it. */
export async function fetchMonth(month: Month) {
  const from = `${month}-01`;
  const to = addDays(addMonths(from, 1), -1);
  const [payments, bookings] = await Promise.all([
    callAll('payments.month', { month }, fallback),
    callAll('bookings.listAll', { from, to }, fallback),
  ]);
  return { payments, bookings };
}
