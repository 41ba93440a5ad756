import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Payment } from '#shared/payment.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { definitionOf, openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { paymentOf } from '#web/features/payments/testing/entries.ts';
import * as files from '#web/lib/download.ts';
import { readPdf } from '#web/lib/pdf/testing/readPdf.ts';

const payment = paymentOf();
const receipt = {
  number: '2027-000123',
  code: 'CDFGHJKM2345',
  companyName: 'Cold House Ltd',
  tin: '123456789',
  vatPercent: 18,
};
const ADDRESS = '/receipt?booking=b1&payment=p1';

const paid = (payments: Payment[]) => {
  const backend = new FakeBackend();
  const sums = { due: 11_800, paid: 11_800, rest: 0 };
  backend.answers('payments.list', { ...sums, payments, claims: [], invoices: [] });
  backend.answers('bookings.get', { ...bookingOf({ status: 'approved' }), history: [] });
  signIn();
  return backend;
};

const shown = () => screen.findByRole('article', { name: 'Receipt of the payment' });

test('a receipt has its number, the seller, the VAT within it and a QR, and is printed on A4 or a roll', async () => {
  paid([{ ...payment, receipt }]);
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const { user } = openSite(ADDRESS);
  const article = await shown();
  expect(within(article).getByRole('heading', { name: 'Receipt 2027-000123' })).toBeVisible();
  expect(article).toHaveTextContent('Cold House LtdTIN 123456789');
  expect(definitionOf(article, 'Includes VAT at 18%')).toBe('1,800 Rwf');
  expect(article).toHaveTextContent('Its code is CDFGHJKM2345.');
  expect(
    await screen.findByRole('img', { name: 'QR code that leads to the check of this receipt' }),
  ).toBeVisible();

  expect(article.className).toContain('a4');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Paper' }), 'Roll, 80 mm');
  expect(article.className).toContain('roll');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('a receipt is saved as a PDF by one press, on the paper that is chosen', async () => {
  paid([{ ...payment, receipt }]);
  const saved = vi.spyOn(files, 'download').mockReturnValue();
  const { user } = openSite(ADDRESS);
  await shown();
  const save = () => user.click(screen.getByRole('button', { name: 'Save as PDF' }));
  await save();
  await waitFor(() => {
    expect(saved).toHaveBeenCalledOnce();
  });
  const [name, type, file = ''] = saved.mock.lastCall ?? [];
  expect([name, type]).toEqual(['receipt-2027-000123.pdf', 'application/pdf']);
  expect(readPdf(file).texts).toContain('11,800 Rwf');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Paper' }), 'Roll, 80 mm');
  await save();
  await waitFor(() => {
    expect(saved).toHaveBeenCalledTimes(2);
  });
  expect(readPdf(saved.mock.lastCall?.[2] ?? '').width).toBeCloseTo(226.8, 1);
});

test('a PDF that cannot be written says so, and can be tried again', async () => {
  paid([payment]);
  const broken = new Error('no room');
  const saved = vi.spyOn(files, 'download').mockImplementationOnce(() => {
    throw broken;
  });
  saved.mockReturnValue();
  const { user } = openSite(ADDRESS);
  await shown();
  const save = screen.getByRole('button', { name: 'Save as PDF' });
  await user.click(save);
  expect(await screen.findByText('Failed to save the PDF.')).toBeVisible();
  await user.click(save);
  await waitFor(() => {
    expect(saved.mock.lastCall?.[0]).toBe('receipt-without-number.pdf');
  });
});

test('the receipt of what was recorded before there were numbers says so', async () => {
  paid([payment]);
  openSite(ADDRESS);
  const article = await shown();
  expect(within(article).getByRole('heading', { name: 'Receipt' })).toBeVisible();
  expect(article).toHaveTextContent('ColdRoom Rwanda');
  expect(article).toHaveTextContent('before receipts were numbered');
  expect(within(article).queryByRole('img')).toBeNull();
});

test('there is no receipt of somebody else’s payment, or of none', async () => {
  const backend = paid([]);
  const NONE = 'This payment is not among yours.';
  for (const address of [ADDRESS, '/receipt', '/receipt?booking=b1']) {
    openSite(address);
    expect(await screen.findByText(NONE)).toBeVisible();
  }
  for (const name of ['payments.list', 'bookings.get'] as const) {
    backend.refuses(name, 'bookingNotFound');
    openSite(ADDRESS);
    expect(await screen.findByText(NONE)).toBeVisible();
  }
});

test('a receipt that cannot be fetched is fetched again', async () => {
  const backend = paid([{ ...payment, receipt }]);
  backend.isBusy('payments.list');
  const { user } = openSite(ADDRESS);
  const again = await screen.findByRole('button', { name: 'Try again' });
  backend.answers('payments.list', {
    due: 0,
    paid: 0,
    rest: 0,
    payments: [payment],
    claims: [],
    invoices: [],
  });
  await user.click(again);
  expect(await shown()).toBeVisible();
});
