import type { House } from '#shared/house.ts';
import type { Payment } from '#shared/payment.ts';
import type { PaymentReceipt } from '#shared/paymentReceipt.ts';
import { drawReceiptCode, receiptNumber, yearOf } from '#shared/receiptNumber.ts';
import { sellerOf } from '#shared/seller.ts';
import type { PaymentDecision } from './decidePayment.ts';

/** An entry that has its receipt. */
export type ReceiptedPayment = Payment & { receipt: PaymentReceipt };

/** A decision on such an entry. */
export interface ReceiptedDecision extends PaymentDecision {
  payment: ReceiptedPayment;
}

/** What a receipt follows from: a series, how many the year has in it, and the settings of the house. */
export interface ReceiptBasis {
  series: number;
  count: number;
  house: House;
}

/**
 * Gives an entry the next receipt of a series of its year, with the seller as the settings are now.
 * @param randomBelow a random whole number from 0 to its argument, which is left out
 */
export function drawReceipt(
  decision: PaymentDecision,
  { series, count, house }: ReceiptBasis,
  randomBelow: (end: number) => number,
): ReceiptedDecision {
  const { payment } = decision;
  const receipt = {
    number: receiptNumber({ year: yearOf(payment.at), series, count: count + 1 }),
    code: drawReceiptCode(randomBelow),
    ...sellerOf(house),
  };
  return { ...decision, payment: { ...payment, receipt } };
}
