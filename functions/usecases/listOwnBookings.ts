import type { Page, PageRequest } from '#functions/platform/table/page.ts';
import { listBookingsOf } from '#functions/store/bookings/bookings.ts';
import { readRooms } from '#functions/store/rooms/rooms.ts';
import type { Booking } from '#shared/booking.ts';
import type { Room } from '#shared/room.ts';

/**
 * A customer's bookings, newest first, each with the picture that its room has now. A booking keeps name and place of
 * its room but no picture, because pictures are replaced and their files deleted. Each room of the page is read once.
 * @throws Refusal busy
 */
export async function listOwnBookings(userId: string, page: PageRequest): Promise<Page<Booking>> {
  const { items, next } = await listBookingsOf(userId, page);
  const rooms = await readRooms(items.map(({ coldRoomId }) => coldRoomId));
  const pictures = new Map(rooms.map((room) => [room.id, pictureOf(room)]));
  return { items: items.map((one) => ({ ...one, ...pictures.get(one.coldRoomId) })), next };
}

/** The first picture of a room with its widths, as far as there are any. */
const pictureOf = ({ image, pictures }: Room): Pick<Booking, 'image' | 'imageWidths'> => ({
  ...(image !== undefined && { image }),
  ...(pictures[0]?.widths && { imageWidths: pictures[0].widths }),
});
