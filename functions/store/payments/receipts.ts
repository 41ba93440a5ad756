import type { NumberedReceipt } from '#functions/domain/consistency/receiptRules.ts';
import type { ReceiptBasis, ReceiptedPayment } from '#functions/domain/drawReceipt.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { readItems } from '#functions/platform/table/readItems.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import { reversalIdOf, type Payment } from '#shared/payment.ts';
import { readReceiptNumber } from '#shared/paymentReceipt.ts';

/** Reads how many receipts a year has by now, and the settings of the house. */
export async function readReceiptBasis(year: string): Promise<ReceiptBasis> {
  const [counted, house] = await readItems([keys.receiptCount(year), keys.house()]);
  return { count: Number(counted?.count ?? 0), house: house ?? {} };
}

/**
 * Takes the number of an entry's receipt: counts it on the condition that the year has all receipts before it and
 * none after, so that no number is left out and none is given twice.
 */
export const takeReceipt = (
  payment: ReceiptedPayment,
): [NamedWrite<'receiptCount'>, NamedWrite<'receipt'>] => [
  countReceipt(payment.receipt.number),
  putReceipt(payment),
];

function countReceipt(number: string): NamedWrite<'receiptCount'> {
  const { year, count } = readReceiptNumber(number);
  const isFirst = count === 1;
  return {
    name: 'receiptCount',
    write: {
      Update: {
        TableName: settings.tableName(),
        Key: keys.receiptCount(year),
        UpdateExpression: 'SET #count = :count, entity = :entity, #year = :year',
        ConditionExpression: isFirst ? 'attribute_not_exists(pk)' : '#count = :before',
        ExpressionAttributeNames: { '#count': 'count', '#year': 'year' },
        ExpressionAttributeValues: {
          ':count': count,
          ':entity': 'receiptCount',
          ':year': year,
          ...(!isFirst && { ':before': count - 1 }),
        },
      },
    },
  };
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
