import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '#functions/errors.ts';
import { findInvoice } from '#functions/store/payments/invoices.ts';
import { findReceipt } from '#functions/store/payments/receipts.ts';
import type { CheckedReceipt } from '#shared/checkedReceipt.ts';
import { todayInKigali } from '#shared/days.ts';
import { isInvoiceNumber } from '#shared/invoiceNumber.ts';
import { readReceiptCode, readTypedNumber } from '#shared/receiptNumber.ts';
import { sellerOf } from '#shared/seller.ts';

/**
 * What is known of a receipt or an invoice, for whoever has its number and code, without a sign-in.
 * @param typedNumber the number, maybe in small letters
 * @param typed the code, maybe with spaces, dashes and small letters
 * @throws Refusal receiptNotFound where there is no such receipt, or its code is another one
 */
export function checkReceipt(typedNumber: string, typed: string): Promise<CheckedReceipt> {
  const number = readTypedNumber(typedNumber);
  return isInvoiceNumber(number) ? checkInvoice(number, typed) : checkPayment(number, typed);
}

async function checkInvoice(asked: string, typed: string): Promise<CheckedReceipt> {
  const [invoice, next] = await findInvoice(asked);
  if (!invoice || !isSame(invoice.code, readReceiptCode(typed))) {
    throw new Refusal('receiptNotFound');
  }
  const { number, due: amount, at, coldRoomName } = invoice;
  const day = todayInKigali(Date.parse(at));
  return {
    ...{ number, kind: 'invoice', amount, day, coldRoomName },
    ...sellerOf(invoice),
    ...(next && { reversedBy: next.number }),
  };
}

async function checkPayment(asked: string, typed: string): Promise<CheckedReceipt> {
  const [payment, reversal] = await findReceipt(asked);
  const receipt = payment?.receipt;
  if (!receipt || !isSame(receipt.code, readReceiptCode(typed))) {
    throw new Refusal('receiptNotFound');
  }
  const { number } = receipt;
  const { kind, amount, at, coldRoomName } = payment;
  const day = todayInKigali(Date.parse(at));
  const reversedBy = reversal?.receipt?.number;
  return {
    ...{ number, kind, amount, day, coldRoomName },
    ...sellerOf(receipt),
    ...(reversedBy !== undefined && { reversedBy }),
  };
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in a time that says nothing of how much was right. */
const isSame = (code: string, typed: string): boolean =>
  timingSafeEqual(hashOf(code), hashOf(typed));
