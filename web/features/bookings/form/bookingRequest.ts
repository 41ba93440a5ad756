import type { Cancellation } from '#shared/cancellation.ts';
import { totalPrice } from '#shared/price.ts';
import type { Room } from '#shared/room.ts';
import { services, type Service } from '#shared/services.ts';
import type { Input } from '#web/lib/api/client.ts';
import type { BookingDraft } from './draft.ts';
import { isStay } from './stayError.ts';

/** The price of the draft in Rwf; 0 until room and days are chosen. */
export const priceOf = (draft: BookingDraft, room: Room | undefined): number =>
  room && isStay(draft) ? totalPrice(draft.startDate, draft.endDate, room.price) : 0;

const isService = (text: string): text is Service => services.some((service) => service === text);

/** What is to be kept, where anything was said of it; the weight is in kg. */
export interface Goods {
  service?: Service;
  productType?: string;
  weight?: number;
}

/** The goods of a draft, without what was left empty. */
export const goodsOf = ({ service, productType, weight }: BookingDraft): Goods => ({
  ...(isService(service) && { service }),
  ...(productType.trim() && { productType: productType.trim() }),
  ...(weight.trim() && { weight: Number(weight) }),
});

/**
 * The booking that a draft asks for, at the price that is shown.
 * @param cancellation the rule of cancelling that is shown
 */
export function bookingRequestOf(
  draft: BookingDraft,
  room: Room,
  cancellation?: Cancellation,
): Input<'bookings.create'> {
  const { startDate, endDate } = draft;
  return {
    coldRoomId: room.id,
    startDate,
    endDate,
    totalPrice: priceOf(draft, room),
    roomType: room.roomType,
    ...goodsOf(draft),
    ...(cancellation && { cancellation }),
  };
}
