import type { Booking } from './booking.ts';

/** What a service costs, in US dollars; storage is covered by the rent. */
const SERVICE_PRICE = { cold_room: 100, transportation: 30, storage: 0 } as const;

/** In US dollars. */
const PRICE_PER_KG = 2;

/**
 * 'Total Cost' of a receipt: what the service is estimated at beside the rent, in US dollars. 100
 * for a cold room, 30 for transportation, and 2 for each kg (specification, section 9). Summed in
 * whole cents, so that a part of a kg leaves no dust behind.
 */
export const serviceEstimate = ({
  service,
  weight = 0,
}: Pick<Booking, 'service' | 'weight'>): number =>
  (service ? SERVICE_PRICE[service] : 0) + Math.round(weight * PRICE_PER_KG * 100) / 100;
