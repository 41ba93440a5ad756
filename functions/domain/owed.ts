import { owedOf, type PayableBooking } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';

/** The fields of a booking that the list of what is owed repeats. */
export const owedFields = [
  'id',
  'number',
  'coldRoomName',
  'userId',
  'userName',
  'startDate',
  'endDate',
] as const;

/** A booking as far as the list of what is owed depends on it. */
export type OwingBooking = PayableBooking & Pick<Booking, (typeof owedFields)[number]>;

/** Whether a change of a booking changes its entry in the list of what is owed. */
export const changesOwed = (before: OwingBooking | undefined, after: OwingBooking): boolean => {
  const owed = owedOf(after);
  if (!before) return owed !== 0;
  if (owedOf(before) !== owed) return true;
  return owed !== 0 && owedFields.some((name) => before[name] !== after[name]);
};
