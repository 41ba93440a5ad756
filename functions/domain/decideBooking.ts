import { Refusal } from '#functions/errors.ts';
import type { Booking, BookingChange } from '#shared/booking.ts';
import { sameCancellation, type Cancellation } from '#shared/cancellation.ts';
import { todayInKigali } from '#shared/days.ts';
import { sameAmount, totalPrice } from '#shared/price.ts';
import type { Room } from '#shared/room.ts';
import type { Service } from '#shared/services.ts';
import type { Stay } from '#shared/stay.ts';
import { checkStay } from './checkStay.ts';
import { checkWeight } from './checkWeight.ts';

/** What a customer asks for. */
export interface BookingRequest extends Stay {
  coldRoomId: string;
  /** The total that the customer saw, in Rwf. */
  totalPrice: number;
  service?: Service | undefined;
  productType?: string | undefined;
  /** In kg. */
  weight?: number | undefined;
  /** The rule of cancelling that was read; where it is left out, cancelling is free. */
  cancellation?: Cancellation | undefined;
}

/** Who books. */
export interface Customer {
  userId: string;
  names: string;
  /** Set where the staff book for them. */
  booked?: BookedFor;
}

/** How the staff book for a customer. */
export interface BookedFor {
  by: { userId: string; names: string };
  /** Whether the booking waits for an answer, or is approved as it is made. */
  status: 'pending' | 'approved';
  /** The telephone number of a customer without an account, which lists and receipts show. */
  phoneNumber?: string;
}

/** The fields of a room that a booking depends on. */
export type BookableRoom = Pick<
  Room,
  'name' | 'location' | 'roomType' | 'status' | 'price' | 'capacity' | 'unit'
>;

/** A booking to write, on the condition that its room still has this price (Rwf a day). */
export interface BookingDecision {
  booking: Booking;
  price: number;
  /** The entry of the history where the booking is approved at once, and who approves it. */
  approval?: { change: BookingChange; actorId: string };
  /** The member of the staff who books for the customer. */
  bookedBy?: BookedFor['by'];
}

/**
 * Decides on a request: refuses it, or makes the booking, whose rent is computed from the room's
 * price. Whether the days are free and the customer may have another pending booking is decided by
 * the conditions of the write.
 * @param rule what cancelling costs now
 * @param made.number the booking number, which is unique once it is written
 * @param made.now milliseconds since 1970
 * @throws Refusal pastDate, reversedDates, stayTooLong, stayTooFarAhead, roomNotFound, roomUnavailable,
 * priceChanged, termsChanged, totalZero, tooHeavy
 */
export function decideBooking(
  request: BookingRequest,
  customer: Customer,
  room: BookableRoom | undefined,
  rule: Cancellation | undefined,
  { id, number, now }: { id: string; number: string; now: number },
): BookingDecision {
  checkStay(request, todayInKigali(now));
  if (!room) throw new Refusal('roomNotFound');
  if (room.status !== 'available') throw new Refusal('roomUnavailable');
  const total = totalPrice(request.startDate, request.endDate, room.price);
  if (!sameAmount(total, request.totalPrice)) throw new Refusal('priceChanged');
  if (total === 0) throw new Refusal('totalZero');
  checkWeight(request.weight, room);
  if (request.cancellation && !sameCancellation(request.cancellation, rule)) {
    throw new Refusal('termsChanged');
  }
  const date = new Date(now).toISOString();
  const { booked } = customer;
  const booking: Booking = {
    ...request,
    id,
    bookingId: id,
    number,
    coldRoomName: room.name,
    coldRoomLocation: room.location,
    roomType: room.roomType,
    userId: customer.userId,
    userName: customer.names,
    customerName: customer.names,
    status: booked?.status ?? 'pending',
    totalPrice: total,
    date,
    ...(booked?.phoneNumber && { phoneNumber: booked.phoneNumber }),
    ...(booked && { bookedBy: booked.by.names }),
    ...(booked?.status === 'approved' && { changedAt: date }),
  };
  return {
    booking,
    price: room.price,
    ...(booked && { bookedBy: booked.by, ...approvalOf(booked, date) }),
  };
}

/** The approval of a booking that is made by the staff, if it is approved at once. */
function approvalOf({ by, status }: BookedFor, at: string): Pick<BookingDecision, 'approval'> {
  if (status === 'pending') return {};
  const change = { at, by: 'admin', name: by.names, from: 'pending', to: status } as const;
  return { approval: { change, actorId: by.userId } };
}
