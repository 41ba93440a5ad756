import { expect, test } from 'vitest';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { invoiceOf, paymentOf } from '#web/features/payments/testing/entries.ts';
import { readPdf } from '#web/lib/pdf/testing/readPdf.ts';
import { invoiceContent, receiptContent } from './paperContent.ts';
import { paperPdf } from './paperPdf.ts';

const seller = { companyName: 'Amakonjé Ltd', tin: '123456789', vatPercent: 18 };
const receipt = { ...seller, number: '2027-000123', code: 'CDFGHJKM2345' };
const booking = bookingOf({ number: 'CR-4F7K2', userName: 'Ndayishimiyé Élise' });
const payment = paymentOf({ userName: booking.userName, receipt });

const pdfOf = (...of: Parameters<typeof paperPdf>) => readPdf(paperPdf(...of));
const ORIGIN = 'https://cold.test';

test('a receipt as a PDF says what its page says, on one sheet of A4', () => {
  const content = receiptContent(payment, [payment], booking);
  const { title, texts, width, height, squares } = pdfOf(content, 'a4', ORIGIN);
  expect(title).toBe('Receipt 2027-000123');
  expect([width, height].map(Math.round)).toEqual([595, 842]);
  expect(texts.slice(0, 3)).toEqual(['Amakonjé Ltd', 'TIN 123456789', 'Receipt 2027-000123']);
  const said = content.facts
    .flat()
    .map((text) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' '));
  expect(texts).toEqual(expect.arrayContaining(said));
  expect(said).toEqual(expect.arrayContaining(['Ndayishimiyé Élise', '11,800 Rwf', 'CR-4F7K2']));
  expect(texts.at(-1)).toBe('CDFGHJKM2345');
  expect(squares).toBeGreaterThan(300);
});

test('a roll is as long as what is on it', () => {
  const { width, height } = pdfOf(receiptContent(payment, [payment], booking), 'roll', ORIGIN);
  expect(width).toBeCloseTo(226.8, 1);
  expect(height).toBeGreaterThan(400);
  const named = { ...booking, userName: 'Ndayishimiyé '.repeat(8) };
  const long = receiptContent({ ...payment, userName: named.userName }, [payment], named);
  expect(pdfOf(long, 'roll', ORIGIN).height).toBeGreaterThan(height);
});

test('an invoice has its own number and amount', () => {
  const { title, texts } = pdfOf(
    invoiceContent(invoiceOf({ paid: 5_000 }), booking, undefined),
    'a4',
    ORIGIN,
  );
  expect(title).toBe('Invoice INV-2027-000001');
  expect(texts).toEqual(expect.arrayContaining(['ColdRoom Rwanda', '11,800 Rwf', '6,800 Rwf']));
  expect(texts.join(' ')).toContain('whether this invoice is genuine. Its code is CDFGHJKM2345');
});

test('what has no number has no QR', () => {
  const content = receiptContent(paymentOf(), [], booking);
  const { texts, squares } = pdfOf(content, 'roll', ORIGIN);
  expect(squares).toBe(0);
  expect(texts.join(' ')).toContain('before receipts were numbered');
});

test('a name of another script is told to be incomplete, and where it stands whole', () => {
  const named = (userName: string) =>
    pdfOf(
      receiptContent({ ...payment, userName }, [payment], { ...booking, userName }),
      'a4',
      ORIGIN,
    ).texts.join(' ');
  expect(named('ሰላም Keza')).toContain('??? Keza');
  expect(named('ሰላም Keza')).toContain(
    'A question mark stands for a letter that this file cannot hold. The page of this receipt, and its print, show it.',
  );
  expect(named('Ольга Łukasz')).toContain('Olga Lukasz');
  expect(named('Ольга Łukasz')).not.toContain('question mark');
});
