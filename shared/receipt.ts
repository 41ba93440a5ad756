import type { Booking } from './booking.ts';

/** The price of a service, in US dollars. Storage costs nothing beside the rent. */
const SERVICE_PRICE = { cold_room: 100, transportation: 30, storage: 0 } as const;

/** In US dollars. */
const PRICE_PER_KG = 2;

/**
 * 'Total Cost' of a receipt: the estimated price of the service, in US dollars, apart from the rent. 100 for
 * a cold room, 30 for transportation, and 2 for each kg (specification, section 9). It is rounded to whole
 * cents, because a fraction of a kg can be inexact.
 */
export const serviceEstimate = ({
  service,
  weight = 0,
}: Pick<Booking, 'service' | 'weight'>): number =>
  (service ? SERVICE_PRICE[service] : 0) + Math.round(weight * PRICE_PER_KG * 100) / 100;
