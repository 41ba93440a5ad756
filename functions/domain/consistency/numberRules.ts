import type { CheckedBooking, ReservedNumber, Violation } from './violation.ts';

/** Rule: the number of a booking is reserved for it. A booking from before there were numbers has none. */
export function numberViolations(
  booking: CheckedBooking,
  reserved: ReservedNumber | undefined,
): Violation[] {
  const { id, number } = booking;
  if (number === undefined || reserved?.bookingId === id) return [];
  const about = `booking ${id}`;
  if (reserved) {
    const finding = `has the number ${number}, which is reserved for the booking ${reserved.bookingId}`;
    return [{ about, finding }];
  }
  const finding = `has the number ${number}, which is not reserved, so that another could get it`;
  return [{ about, finding, mend: { kind: 'number', booking } }];
}

/** Rule: a number is reserved for a booking that has it. */
export function reservationViolations(
  reserved: ReservedNumber,
  booking: Pick<CheckedBooking, 'number'> | undefined,
): Violation[] {
  const { number, bookingId } = reserved;
  if (booking?.number === number) return [];
  const why = booking ? 'does not have it' : 'does not exist';
  const finding = `is reserved for the booking ${bookingId}, which ${why}`;
  return [{ about: `number ${number}`, finding, mend: { kind: 'freeNumber', reserved } }];
}
