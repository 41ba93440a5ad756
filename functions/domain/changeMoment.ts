import type { Booking } from '#shared/booking.ts';

/**
 * The moment of a booking's next change, as ISO text: later than that of its last one, also where the clocks of
 * two machines differ. So a history is in the order in which it came about, and the moment tells one version of a
 * booking from the next.
 * @param now milliseconds since 1970
 */
export const changeMoment = ({ changedAt }: Pick<Booking, 'changedAt'>, now: number): string =>
  new Date(changedAt === undefined ? now : Math.max(now, Date.parse(changedAt) + 1)).toISOString();
