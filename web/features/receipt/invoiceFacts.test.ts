import { expect, test } from 'vitest';
import { invoiceOf } from '#web/features/payments/testing/entries.ts';
import { invoiceFacts } from './invoiceFacts.ts';

const invoice = invoiceOf();
const booking = { userName: 'Keza Test', number: 'CR-4F7K2' };

test('an invoice says whom it asks for what, and names neither VAT nor payments where there are none', () => {
  expect(Object.fromEntries(invoiceFacts(invoice, booking, invoice.number))).toEqual({
    Date: '1 Mar 2027, 11:00',
    'Billed to': 'Keza Test',
    For: expect.stringMatching(/^Musanze store, /) as string,
    'Booking number': 'CR-4F7K2',
    Amount: '11,800\u00a0Rwf',
    'Issued by': 'Test Admin',
  });
});

test('VAT, what was paid by then and the invoice that replaces it are told', () => {
  const paid = { ...invoice, vatPercent: 18, paid: 5_000 };
  const facts = invoiceFacts(paid, { userName: 'Keza Test' }, 'INV-2027-000002');
  expect(Object.fromEntries(facts)).toMatchObject({
    'Includes VAT at 18%': '1,800\u00a0Rwf',
    'Already paid': '5,000\u00a0Rwf',
    'Left to pay': '6,800\u00a0Rwf',
    'Replaced by': 'Invoice INV-2027-000002',
  });
});
