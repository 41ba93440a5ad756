import { randomInt, randomUUID } from 'node:crypto';
import { allowBooking, type BookingCounts } from '#functions/domain/bookingAllowance.ts';
import {
  decideBooking,
  type BookingRequest,
  type Customer,
} from '#functions/domain/decideBooking.ts';
import { takenRefusal } from '#functions/domain/takenRefusal.ts';
import { isRefusal, Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { fingerprintOf, replay } from '#functions/store/bookings/idempotency.ts';
import { readSituation, writeBooking } from '#functions/store/bookings/writeBooking.ts';
import { readCalendar } from '#functions/store/calendar/calendar.ts';
import { readHolders } from '#functions/store/closures/closures.ts';
import type { Booking } from '#shared/booking.ts';
import { drawNumber, type NumberLength } from '#shared/bookingNumber.ts';
import { countDays } from '#shared/days.ts';

/**
 * Books a room for all days of a stay, or for none. With an idempotency key a request books once, however often it is
 * sent, and is answered with the same booking and number.
 * @param draw draws a booking number, which need not be unique
 * @throws Refusal pastDate, reversedDates, stayTooLong, stayTooFarAhead, roomNotFound, roomUnavailable, priceChanged,
 * termsChanged, totalZero, tooHeavy, daysTaken, ownBooking, tooManyPending, tooManyDays, tooManyBookings, keyReused,
 * busy; where the staff book for somebody personNotFound, and the caps in words of their own (clientHasTooMany…)
 */
export async function bookRoom(
  request: BookingRequest,
  customer: Customer,
  idempotencyKey?: string,
  draw: (length: NumberLength) => string = (length) => drawNumber(randomInt, length),
): Promise<Booking> {
  const key = idempotencyKey
    ? {
        userId: customer.userId,
        key: idempotencyKey,
        fingerprint: fingerprintOf({ ...request, ...bookedAs(customer) }),
      }
    : undefined;
  const { room, counts, house, earlier } = await readSituation(
    request.coldRoomId,
    customer.userId,
    key,
  );
  // Before the decision, because a stay that was booked before midnight may be past after it.
  if (key && earlier) return replay(earlier, key);
  const made = { id: randomUUID(), number: draw('short'), now: Date.now() };
  const decision = decideBooking(request, customer, room, house.cancellation, made);
  const days = countDays(request.startDate, request.endDate);
  const allow = (found: BookingCounts | undefined) => {
    if (customer.booked && !found) throw new Refusal('personNotFound');
    // Nobody has to answer it, so it takes no place of those that wait.
    if (decision.approval) return undefined;
    const by = customer.booked ? 'staff' : 'customer';
    return allowBooking(found, days, settings.bookingCaps(), Date.now(), by);
  };
  try {
    return await writeBooking(decision, key, counts, { allow, draw });
  } catch (error) {
    // Staff read in their own lists who holds the days.
    if (customer.booked || !isRefusal(error, 'daysTaken')) throw error;
    const calendar = await readCalendar(request.coldRoomId, request);
    const { bookings } = await readHolders(calendar.values());
    throw takenRefusal(bookings.values(), customer.userId);
  }
}

/** What tells a request of the staff from another: approved at once is not the same as pending. */
const bookedAs = ({ booked }: Customer) => booked && { status: booked.status };
