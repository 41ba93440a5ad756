import type { Room } from '#shared/room.ts';
import { services, type Service } from '#shared/booking.ts';
import { totalPrice } from '#shared/price.ts';
import type { Input } from '#web/app/client.ts';
import type { BookingDraft } from './draft.ts';
import { isStay } from './stay.ts';

/** The price of the draft in Rwf; 0 until room and days are chosen. */
export const priceOf = (draft: BookingDraft, room: Room | undefined): number =>
  room && isStay(draft) ? totalPrice(draft.startDate, draft.endDate, room.price) : 0;

const isService = (text: string): text is Service => services.some((service) => service === text);

/** The booking that a draft asks for, at the price that is shown. */
export function requestOf(draft: BookingDraft, room: Room): Input<'bookings.create'> {
  const { startDate, endDate, service, productType, weight } = draft;
  return {
    coldRoomId: room.id,
    startDate,
    endDate,
    totalPrice: priceOf(draft, room),
    roomType: room.roomType,
    ...(isService(service) && { service }),
    ...(productType.trim() && { productType: productType.trim() }),
    ...(weight.trim() && { weight: Number(weight) }),
  };
}
