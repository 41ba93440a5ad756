import { countDays, type Day } from './days.ts';

/** An amount in Rwf as whole hundredths, so that sums are exact. */
export const toHundredths = (rwf: number): number => Math.round(rwf * 100);

/** Whether two amounts in Rwf are the same to the hundredth. */
export const sameAmount = (a: number, b: number): boolean => toHundredths(a) === toHundredths(b);

/**
 * Rent of a stay in Rwf: days, first and last included, times the price per day
 * (specification, section 5).
 */
export const totalPrice = (startDate: Day, endDate: Day, pricePerDay: number): number =>
  (countDays(startDate, endDate) * toHundredths(pricePerDay)) / 100;

/** A twenty-fourth of a price per day, in whole Rwf, for the home page's cards: nobody pays by the hour. */
export const hourlyShare = (pricePerDay: number): number => Math.round(pricePerDay / 24);
