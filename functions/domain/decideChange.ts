import { Refusal } from '#functions/errors.ts';
import type { Booking, BookingChange, Placement } from '#shared/booking.ts';
import { countDays, todayInKigali, type Day } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { presenceOf } from '#shared/presence.ts';
import { sameAmount, totalPrice } from '#shared/price.ts';
import { stayProblem, type Stay } from '#shared/stay.ts';
import { isLive } from '#shared/transitions.ts';
import { changeMoment } from './changeMoment.ts';
import { checkWeight } from './checkWeight.ts';
import type { BookableRoom } from './decideBooking.ts';
import type { Mover } from './decideMove.ts';

/** The room and the days that a booking is to have. */
export interface ChangeRequest extends Stay {
  coldRoomId: string;
  /** The total that the caller saw, in Rwf. */
  totalPrice: number;
}

/** A booking as it is stored: with how often its days or room were changed by its customer. */
export type ChangeableBooking = Booking & { ownChanges?: number | undefined };

/** A change of days or room, to be written if booking and room still are as they were read. */
export interface StayChange {
  booking: ChangeableBooking;
  to: Pick<
    Booking,
    | 'coldRoomId'
    | 'coldRoomName'
    | 'coldRoomLocation'
    | 'roomType'
    | 'startDate'
    | 'endDate'
    | 'totalPrice'
  >;
  /** The price of the room, in Rwf a day. */
  price: number;
  /** The entry of the booking's history. */
  change: BookingChange;
  mover: Mover;
  /** The day from which on days are given back and taken. */
  today: Day;
  /** By how many days the customer's pending bookings hold more. */
  moreDays: number;
  /** How many days the customer's pending bookings may hold together; undefined where no limit holds. */
  mostDays: number | undefined;
}

interface Situation {
  room: BookableRoom | undefined;
  /** Days that the customer's pending bookings hold together. */
  pendingDays: number;
  /** How many these may be. */
  mostDays: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** Where and when a booking is, for its history and for whoever is told. */
export const placementOf = ({
  coldRoomId,
  coldRoomName,
  startDate,
  endDate,
  totalPrice,
}: Placement): Placement => ({ coldRoomId, coldRoomName, startDate, endDate, totalPrice });

/** Whether a booking has the same room and the same days. */
export const samePlacement = (
  a: Pick<Placement, 'coldRoomId' | 'startDate' | 'endDate'>,
  b: Pick<Placement, 'coldRoomId' | 'startDate' | 'endDate'>,
): boolean =>
  a.coldRoomId === b.coldRoomId && a.startDate === b.startDate && a.endDate === b.endDate;

/**
 * Decides whether a booking may have other days, another room or both. Of a stay that has begun only the last day
 * can change, so that the days that were used stay sold where they were used. Whether the days are free is decided
 * by the conditions of the write.
 * @returns the change; undefined where the booking has that room and those days already
 * @throws Refusal changeRefused, changeByRequest, tooManyChanges, stayOver, stayBegun, pastDate, reversedDates,
 * stayTooLong, stayTooFarAhead, roomNotFound, roomUnavailable, priceChanged, totalZero, tooHeavy, tooManyDays
 */
export function decideChange(
  booking: ChangeableBooking,
  request: ChangeRequest,
  mover: Mover,
  { room, pendingDays, mostDays, now }: Situation,
): StayChange | undefined {
  if (samePlacement(booking, request)) return undefined;
  const today = todayInKigali(now);
  checkWho(booking, mover);
  checkDays(booking, request, today);
  const place = placeIn(room, request);
  checkWeight(booking.weight, place.room);
  const moreDays =
    booking.status === 'pending'
      ? countDays(request.startDate, request.endDate) -
        countDays(booking.startDate, booking.endDate)
      : 0;
  const isLimited = mover.actor === 'customer' && moreDays > 0;
  if (isLimited && pendingDays + moreDays > mostDays) {
    throw new Refusal('tooManyDays', { max: mostDays });
  }
  const moved = { from: placementOf(booking), to: placementOf(place.to) };
  return {
    booking,
    to: place.to,
    price: place.room.price,
    change: {
      at: changeMoment(booking, now),
      by: mover.actor,
      name: mover.names,
      from: booking.status,
      to: booking.status,
      moved,
    },
    mover,
    today,
    moreDays,
    mostDays: isLimited ? mostDays : undefined,
  };
}

function checkWho({ status, ownChanges = 0 }: ChangeableBooking, { actor }: Mover): void {
  if (!isLive(status)) throw new Refusal('changeRefused', { status });
  if (actor !== 'customer') return;
  if (status !== 'pending') throw new Refusal('changeByRequest');
  if (ownChanges >= limits.ownChanges) throw new Refusal('tooManyChanges');
}

function checkDays(booking: Booking, request: ChangeRequest, today: Day): void {
  if (booking.endDate < today) throw new Refusal('stayOver');
  const hasBegun = booking.startDate < today || presenceOf(booking) !== 'expected';
  if (hasBegun && !changesLastDayOnly(booking, request, today)) throw new Refusal('stayBegun');
  const problem = stayProblem(request, hasBegun ? booking.startDate : today);
  if (problem) throw new Refusal(problem.code);
}

const changesLastDayOnly = (booking: Booking, request: ChangeRequest, today: Day): boolean =>
  request.coldRoomId === booking.coldRoomId &&
  request.startDate === booking.startDate &&
  request.endDate >= today;

/** The room and the days that the booking will have, at the total that the caller saw. */
function placeIn(
  room: BookableRoom | undefined,
  { coldRoomId, startDate, endDate, totalPrice: seen }: ChangeRequest,
): { room: BookableRoom; to: StayChange['to'] } {
  if (!room) throw new Refusal('roomNotFound');
  if (room.status !== 'available') throw new Refusal('roomUnavailable');
  const total = totalPrice(startDate, endDate, room.price);
  if (!sameAmount(total, seen)) throw new Refusal('priceChanged');
  if (total === 0) throw new Refusal('totalZero');
  const { name: coldRoomName, location: coldRoomLocation, roomType } = room;
  const to = { coldRoomId, coldRoomName, coldRoomLocation, roomType, startDate, endDate };
  return { room, to: { ...to, totalPrice: total } };
}
