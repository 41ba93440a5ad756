import { requireOwn, type Owner } from '#functions/domain/ownership.ts';
import { Refusal } from '#functions/errors.ts';
import { findBooking } from '#functions/store/bookings/bookings.ts';
import { getRoomAndGuide } from '#functions/store/rooms/rooms.ts';
import type { ArrivalGuide } from '#shared/arrival.ts';
import type { Booking } from '#shared/booking.ts';

/** A booking, where its room is, and how to get into it. */
interface ShownArrival {
  booking: Booking;
  latitude: number | undefined;
  longitude: number | undefined;
  arrival: ArrivalGuide;
}

/**
 * How to get into the room of a booking, while it is approved. A customer whose request is not approved must not learn
 * how the door opens.
 * @throws Refusal bookingNotFound, notApproved, roomNotFound
 */
export async function showArrival(id: string, owner: Owner): Promise<ShownArrival> {
  const booking = requireOwn(await findBooking(id), owner);
  if (booking.status !== 'approved') throw new Refusal('notApproved');
  const { room, arrival } = await getRoomAndGuide(booking.coldRoomId);
  return { booking, latitude: room.latitude, longitude: room.longitude, arrival };
}
