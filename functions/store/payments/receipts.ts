import type { NumberedReceipt } from '#functions/domain/consistency/receiptRules.ts';
import type { ReceiptBasis, ReceiptedPayment } from '#functions/domain/drawReceipt.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { readItems } from '#functions/platform/table/readItems.ts';
import { shardOf } from '#functions/platform/table/shards.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import type { House } from '#shared/house.ts';
import { reversalIdOf, type Payment } from '#shared/payment.ts';
import { readReceiptNumber } from '#shared/receiptNumber.ts';
import { countNumber } from './countNumber.ts';

/**
 * Reads the series of an entry, by its id, how many receipts its year has in it by now, and the settings of the house. Of
 * the first series, which most houses have alone, all of it is one request.
 */
export async function readReceiptBasis(year: string, paymentId: string): Promise<ReceiptBasis> {
  const [first, stored] = await readItems([keys.receiptCount(year, 1), keys.house()]);
  const house: House = stored ?? {};
  const series = 1 + shardOf(paymentId, house.receiptSeries ?? 1);
  const [counted] = series === 1 ? [first] : await readItems([keys.receiptCount(year, series)]);
  return { series, count: Number(counted?.count ?? 0), house };
}

/** Takes the number of an entry's receipt, so that no number is left out and none is given twice. */
export const takeReceipt = (
  payment: ReceiptedPayment,
): [NamedWrite<'receiptCount'>, NamedWrite<'receipt'>] => [
  countReceipt(payment.receipt.number),
  putReceipt(payment),
];

function countReceipt(number: string): NamedWrite<'receiptCount'> {
  const place = readReceiptNumber(number);
  return countNumber('receiptCount', keys.receiptCount(place.year, place.series), place);
}

function putReceipt({ id, bookingId, receipt }: ReceiptedPayment): NamedWrite<'receipt'> {
  const { number } = receipt;
  const stored: NumberedReceipt = { number, bookingId, paymentId: id };
  return {
    name: 'receipt',
    write: {
      Put: {
        TableName: settings.tableName(),
        Item: { ...keys.receipt(number), entity: 'receipt', ...stored },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  };
}

/** Reads the entry that has a receipt number, and its reversal; both undefined where there is none. */
export async function findReceipt(
  number: string,
): Promise<[payment: Payment | undefined, reversal: Payment | undefined]> {
  const [stored] = await readItems([keys.receipt(number)]);
  if (!stored) return [undefined, undefined];
  const { bookingId, paymentId } = stored as unknown as NumberedReceipt;
  const [payment, reversal] = await readItems([
    keys.payment(bookingId, paymentId),
    keys.payment(bookingId, reversalIdOf(paymentId)),
  ]);
  return [payment, reversal] as unknown as [Payment | undefined, Payment | undefined];
}
