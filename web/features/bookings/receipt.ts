import type { Booking } from '#shared/booking.ts';

const SERVICE_PRICE = { cold_room: 100, transportation: 30, storage: 0 } as const;
const PRICE_PER_KG = 2;

/**
 * What the service itself is estimated at, in US dollars, beside the rent: 100 for a cold room, 30
 * for transportation, 2 for each kg (specification, section 9).
 */
export const serviceEstimate = ({ service, weight = 0 }: Pick<Booking, 'service' | 'weight'>) =>
  (service ? SERVICE_PRICE[service] : 0) + PRICE_PER_KG * weight;
