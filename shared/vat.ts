/**
 * The VAT that is contained in an amount, in Rwf with two decimals; below zero where the amount is.
 * @param percent the rate, such as 18
 */
export const vatWithin = (amount: number, percent: number): number =>
  (Math.sign(amount) * Math.round((Math.abs(amount) * 100 * percent) / (100 + percent))) / 100;
