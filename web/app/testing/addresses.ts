import type { Booking } from '#shared/booking.ts';
import type { Room } from '#shared/room.ts';
import {
  clientPath,
  paths,
  receiptPath,
  reviewPath,
  successPath,
  type PageInfo,
} from '#web/lib/paths.ts';

/** The address of a page, about this room and booking where it has to be told of one. */
export function addressOf(page: PageInfo, room: Room, booking: Booking): string {
  if (page.path === paths.review.path) return reviewPath(room.id, booking);
  if (page.path === paths.success.path) return successPath(booking.id);
  if (page.path === paths.receipt.path) return receiptPath(booking.id);
  if (page.path === paths.adminClient.path) return clientPath(booking.userId);
  return page.path.replace(':id', room.id);
}
