import { expect, test } from 'vitest';
import { invoiceNumber, isInvoiceNumber, numberInYear } from './invoiceNumber.ts';
import { readReceiptNumber } from './receiptNumber.ts';

test('an invoice is told from a receipt by its number, and says its year and count', () => {
  const number = invoiceNumber({ year: '2027', count: 123 });
  expect(number).toBe('INV-2027-000123');
  expect([number, '2027-000123'].map(isInvoiceNumber)).toEqual([true, false]);
  expect(readReceiptNumber(numberInYear(number))).toEqual({ year: '2027', series: 1, count: 123 });
});
