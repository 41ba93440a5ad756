import { Refusal } from '#functions/errors.ts';
import { waitingChange, type AskedChange } from '#shared/askedChange.ts';
import type { Booking, BookingChange } from '#shared/booking.ts';
import { countDays } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { isLive } from '#shared/transitions.ts';
import { changeMoment } from './changeMoment.ts';
import type { BookableRoom } from './decideBooking.ts';
import type { Mover } from './decideMove.ts';
import {
  checkSeen,
  placementOf,
  placeStay,
  samePlacement,
  type Placed,
  type Seen,
  type WantedStay,
} from './placeStay.ts';

/** The room and the days that a booking is to have. */
export interface ChangeRequest extends WantedStay, Seen {
  /** The change request that is accepted with it, by when it was made. */
  askedAt?: string | undefined;
}

/** A booking as it is stored: with how often its days or room were changed by its customer, or a change was asked for. */
export type ChangeableBooking = Booking & { ownChanges?: number | undefined };

/** A change of days or room, to be written if booking and room still are as they were read. */
export interface StayChange extends Placed {
  booking: ChangeableBooking;
  /** The entry of the booking's history. */
  change: BookingChange;
  mover: Mover;
  /** By how many days the customer's pending bookings hold more. */
  moreDays: number;
  /** How many days the customer's pending bookings may hold together; undefined where no limit holds. */
  mostDays: number | undefined;
  /** The change request that is accepted by it. */
  asked?: AskedChange;
}

/** The change request of a booking after a change: as accepted by it, or waiting on. What was answered before is over. */
export const askedAfter = ({ booking, asked }: StayChange): AskedChange | undefined =>
  asked ?? waitingChange(booking);

interface Situation {
  room: BookableRoom | undefined;
  /** Days that the customer's pending bookings hold together. */
  pendingDays: number;
  /** How many these may be. */
  mostDays: number;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Decides whether a booking may have other days, another room or both. The staff who give it the days that its customer
 * has asked for accept the request by that.
 * @returns the change; undefined where the booking has that room and those days already
 * @throws Refusal staleBooking, changeRefused, changeByRequest, tooManyChanges, askedAnswered, tooManyDays, and what
 * `placeStay` throws
 */
export function decideChange(
  booking: ChangeableBooking,
  request: ChangeRequest,
  mover: Mover,
  { room, pendingDays, mostDays, now }: Situation,
): StayChange | undefined {
  if (samePlacement(booking, request)) return undefined;
  checkWho(booking, mover);
  checkAsked(booking, request);
  checkSeen(booking, request);
  const placed = placeStay(booking, request, room, now);
  const moreDays =
    booking.status === 'pending'
      ? countDays(request.startDate, request.endDate) -
        countDays(booking.startDate, booking.endDate)
      : 0;
  const isLimited = mover.actor === 'customer' && moreDays > 0;
  if (isLimited && pendingDays + moreDays > mostDays) {
    throw new Refusal('tooManyDays', { max: mostDays });
  }
  const at = changeMoment(booking, now);
  const accepted = acceptedBy(booking, request, { at, by: mover.names });
  return {
    ...placed,
    booking,
    change: {
      at,
      by: mover.actor,
      name: mover.names,
      from: booking.status,
      to: booking.status,
      moved: { from: placementOf(booking), to: placementOf(placed.to) },
      ...accepted,
    },
    mover,
    moreDays,
    mostDays: isLimited ? mostDays : undefined,
    ...accepted,
  };
}

function checkWho({ status, ownChanges = 0 }: ChangeableBooking, { actor }: Mover): void {
  if (!isLive(status)) throw new Refusal('changeRefused', { status });
  if (actor !== 'customer') return;
  if (status !== 'pending') throw new Refusal('changeByRequest');
  if (ownChanges >= limits.ownChanges) throw new Refusal('tooManyChanges');
}

/** A request is accepted while it waits, and in the room in which it was made. */
function checkAsked(booking: Booking, { askedAt, coldRoomId }: ChangeRequest): void {
  if (askedAt === undefined) return;
  const isSame = waitingChange(booking)?.at === askedAt && booking.coldRoomId === coldRoomId;
  if (!isSame) throw new Refusal('askedAnswered');
}

/** The change request that waits for just these days, as accepted. */
function acceptedBy(
  booking: Booking,
  { startDate, endDate }: ChangeRequest,
  answer: { at: string; by: string },
): { asked?: AskedChange } {
  const asked = waitingChange(booking);
  if (asked?.startDate !== startDate || asked.endDate !== endDate) return {};
  const { at: answeredAt, by: answeredBy } = answer;
  return { asked: { ...asked, state: 'accepted', answeredAt, answeredBy } };
}
