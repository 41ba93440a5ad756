import { Refusal } from '#functions/errors.ts';
import type { Booking, Placement } from '#shared/booking.ts';
import { todayInKigali, type Day } from '#shared/days.ts';
import { presenceOf } from '#shared/presence.ts';
import { sameAmount, totalPrice } from '#shared/price.ts';
import { stayProblem, type Stay } from '#shared/stay.ts';
import { isLive } from '#shared/transitions.ts';
import { checkWeight } from './checkWeight.ts';
import type { BookableRoom } from './decideBooking.ts';

/** The room and the days that a booking is to have, and the total that the caller saw, in Rwf. */
export interface WantedStay extends Stay {
  coldRoomId: string;
  totalPrice: number;
}

/** The room, the days and the total that a booking will have, and at which price in Rwf a day. */
export interface Placed {
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
  price: number;
  /** The day from which on days are given back and taken. */
  today: Day;
  /** Whether days are only given back, which needs no room that takes bookings. */
  givesBack: boolean;
}

/** Where and when a booking is, for its history and for whoever is told. */
export const placementOf = ({
  coldRoomId,
  coldRoomName,
  startDate,
  endDate,
  totalPrice: total,
}: Placement): Placement => ({ coldRoomId, coldRoomName, startDate, endDate, totalPrice: total });

/** A room and days in it. */
type RoomDays = Pick<Placement, 'coldRoomId' | 'startDate' | 'endDate'>;

/** Whether a booking has the same room and the same days. */
export const samePlacement = (a: RoomDays, b: RoomDays): boolean =>
  a.coldRoomId === b.coldRoomId && a.startDate === b.startDate && a.endDate === b.endDate;

/** What the caller saw of the booking that they answer or change. */
export interface Seen {
  /** Its room and its days. @default - any */
  seen?: RoomDays | undefined;
}

/**
 * Refuses what is meant for another room or other days than the booking has by now: a room that was given meanwhile
 * would be taken back unseen, and days be approved that nobody has read.
 * @throws Refusal staleBooking
 */
export function checkSeen(booking: Booking, { seen }: Seen): void {
  if (seen && !samePlacement(booking, seen)) throw new Refusal('staleBooking');
}

/**
 * Places a live booking in a room on other days. Of a stay that has begun only the last day can change, so that the
 * days that were used stay sold where they were used. Whether the days are free is decided by the conditions of
 * the write.
 * @param now milliseconds since 1970
 * @throws Refusal changeRefused, stayOver, stayBegun, pastDate, reversedDates, stayTooLong, stayTooFarAhead,
 * roomNotFound, roomUnavailable, priceChanged, totalZero, tooHeavy
 */
export function placeStay(
  booking: Booking,
  wanted: WantedStay,
  room: BookableRoom | undefined,
  now: number,
): Placed {
  const { status } = booking;
  if (!isLive(status)) throw new Refusal('changeRefused', { status });
  const today = todayInKigali(now);
  checkDays(booking, wanted, today);
  if (!room) throw new Refusal('roomNotFound');
  const givesBack = isWithin(wanted, booking);
  if (room.status !== 'available' && !givesBack) throw new Refusal('roomUnavailable');
  const { coldRoomId, startDate, endDate } = wanted;
  const total = totalPrice(startDate, endDate, room.price);
  if (!sameAmount(total, wanted.totalPrice)) throw new Refusal('priceChanged');
  if (total === 0) throw new Refusal('totalZero');
  checkWeight(booking.weight, room);
  const { name: coldRoomName, location: coldRoomLocation, roomType } = room;
  const to = { coldRoomId, coldRoomName, coldRoomLocation, roomType, startDate, endDate };
  return { to: { ...to, totalPrice: total }, price: room.price, today, givesBack };
}

function checkDays(booking: Booking, wanted: WantedStay, today: Day): void {
  if (booking.endDate < today) throw new Refusal('stayOver');
  const hasBegun = booking.startDate < today || presenceOf(booking) !== 'expected';
  if (hasBegun && !changesLastDayOnly(booking, wanted, today)) throw new Refusal('stayBegun');
  const problem = stayProblem(wanted, hasBegun ? booking.startDate : today);
  if (problem) throw new Refusal(problem.code);
}

const changesLastDayOnly = (booking: Booking, wanted: WantedStay, today: Day): boolean =>
  wanted.coldRoomId === booking.coldRoomId &&
  wanted.startDate === booking.startDate &&
  wanted.endDate >= today;

const isWithin = (wanted: WantedStay, booking: Booking): boolean =>
  wanted.coldRoomId === booking.coldRoomId &&
  wanted.startDate >= booking.startDate &&
  wanted.endDate <= booking.endDate;
