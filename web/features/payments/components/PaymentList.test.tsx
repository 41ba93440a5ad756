import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Payment } from '#shared/payment.ts';
import { paymentOf } from '#web/features/payments/testing/entries.ts';
import { PaymentList } from './PaymentList.tsx';

const payment = paymentOf({ id: 'p', amount: 3000, way: 'bank', reference: 'T-1' });
const reversal: Payment = {
  ...payment,
  id: 'r-p',
  kind: 'reversal',
  amount: -3000,
  reverses: 'p',
  receipt: { number: '2027-000002', code: 'CDFG' },
};

const entriesOf = (payments: Payment[]): string[] =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PaymentList payments={payments} actions={({ id }) => `undo ${id}`} />
    </MemoryRouter>,
  )
    .split('</li>')
    .map((entry) => entry.replace(/<[^>]*>/g, ''))
    .filter(Boolean);

test('an entry says what was paid how, when and who took it, and can be reversed once', () => {
  expect(entriesOf([payment])).toEqual([
    'Payment 3,000\u00a0Rwf, Bank T-110 Mar 2027, 11:00, by Test AdminReceiptundo p',
  ]);
  expect(entriesOf([payment, reversal])).toEqual([
    'Payment 3,000\u00a0Rwf, Bank T-1 (reversed)10 Mar 2027, 11:00, by Test AdminReceipt',
    'Reversal \u22123,000\u00a0Rwf, Bank T-110 Mar 2027, 11:00, by Test AdminReceipt 2027-000002',
  ]);
  expect(entriesOf([])).toEqual(['Nothing has been paid yet.']);
});
