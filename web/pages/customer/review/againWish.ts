import type { Booking } from '#shared/booking.ts';
import { whereaboutsOf } from '#shared/search/towns.ts';
import type { Wish } from '#web/lib/wish.ts';

type Booked = Pick<
  Booking,
  'coldRoomLocation' | 'startDate' | 'endDate' | 'service' | 'productType' | 'weight'
>;

/**
 * What somebody who has booked looks for in another room: the same days, goods and town.
 * @param said what the address says was looked for; it wins where it says the town
 */
export const againWish = (booking: Booked, said: Pick<Wish, 'city'>): Partial<Wish> => ({
  city: said.city || whereaboutsOf(booking.coldRoomLocation).town.name,
  startDate: booking.startDate,
  endDate: booking.endDate,
  ...(booking.service && { service: booking.service }),
  ...(booking.productType && { productType: booking.productType }),
  ...(booking.weight !== undefined && { weight: String(booking.weight) }),
});
