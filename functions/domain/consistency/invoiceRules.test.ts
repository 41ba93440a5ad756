import { expect, test } from 'vitest';
import {
  countInvoiceIn,
  invoiceViolations,
  invoiceYearViolations,
  numberedInvoiceViolations,
} from './invoiceRules.ts';
import type { ReceiptSeries } from './receiptRules.ts';

const invoice = { number: 'INV-2027-000001', bookingId: 'b', nth: 1 };

test('an invoice and its number name each other', () => {
  expect(invoiceViolations(invoice, invoice)).toEqual([]);
  expect(numberedInvoiceViolations(invoice, invoice)).toEqual([]);
});

test('an invoice without its number is found', () => {
  const about = 'invoice 1 of the booking b';
  expect(invoiceViolations(invoice, undefined)).toEqual([
    { about, finding: 'has the number INV-2027-000001, which does not exist' },
  ]);
  expect(invoiceViolations(invoice, { ...invoice, nth: 2 })).toEqual([
    { about, finding: 'has the number INV-2027-000001, which names another' },
  ]);
  expect(invoiceViolations(invoice, { ...invoice, bookingId: 'c' })).toHaveLength(1);
});

test('a number without its invoice is found', () => {
  const about = 'invoice INV-2027-000001';
  expect(numberedInvoiceViolations(invoice, undefined)).toEqual([
    { about, finding: 'names the invoice 1 of the booking b, which does not exist' },
  ]);
  expect(numberedInvoiceViolations(invoice, { ...invoice, number: 'INV-2027-000002' })).toEqual([
    { about, finding: 'names the invoice 1 of the booking b, which does not have it' },
  ]);
});

test('a number that is left out is found', () => {
  const all: ReceiptSeries = new Map();
  for (const count of [1, 3]) countInvoiceIn(all, { ...invoice, number: `INV-2027-00000${count}` });
  expect(invoiceYearViolations(all, [{ year: '2027', count: 3 }])).toEqual([
    { about: 'invoices of 2027', finding: 'counts 3, has 2, and the highest number is 3' },
  ]);
  countInvoiceIn(all, { ...invoice, number: 'INV-2027-000002' });
  expect(invoiceYearViolations(all, [{ year: '2027', count: 3 }])).toEqual([]);
});
