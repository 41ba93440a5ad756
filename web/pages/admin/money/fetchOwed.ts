import { callAll } from '#web/lib/api/callAll.ts';

/** All bookings for which something is owed. */
export const fetchOwed = () =>
  callAll('payments.owed', {}, { fallback: 'Failed to fetch who owes.' });
