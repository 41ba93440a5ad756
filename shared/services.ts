/** The service that a booking is made for. */
export const services = ['storage', 'transportation', 'cold_room'] as const;
export type Service = (typeof services)[number];
