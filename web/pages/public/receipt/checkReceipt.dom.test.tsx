import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { definitionOf, fill, openSite } from '#web/app/testing/site.tsx';

const checked = {
  number: '2027-000123',
  kind: 'payment',
  amount: 11_800,
  day: '2027-03-10',
  coldRoomName: 'Musanze store',
} as const;
const ADDRESS = '/receipt/check?number=2027-000123&code=CDFG';

const answer = () => screen.findByRole('region', { name: 'Answer' });

test('a receipt is genuine, and says of what, without a sign-in', async () => {
  const backend = new FakeBackend();
  const seller = { companyName: 'Cold House Ltd', tin: '123456789', vatPercent: 18 };
  backend.answers('receipts.check', { ...checked, ...seller });
  openSite(ADDRESS);
  const section = await answer();
  expect(section).toHaveTextContent('This receipt is genuine.');
  for (const [term, value] of [
    ['Amount', '11,800 Rwf'],
    ['Includes VAT at 18%', '1,800 Rwf'],
    ['Day', '10 Mar 2027'],
    ['Room', 'Musanze store'],
    ['Seller', 'Cold House Ltd'],
    ['TIN', '123456789'],
  ] as const) {
    expect(definitionOf(section, term)).toBe(value);
  }
  expect(backend.sent.find(({ name }) => name === 'receipts.check')?.url).toMatch(
    /\/receipts\/2027-000123\?code=CDFG$/,
  );
});

test('a receipt that was reversed is no longer valid', async () => {
  new FakeBackend().answers('receipts.check', { ...checked, reversedBy: '2027-000124' });
  openSite(ADDRESS);
  expect(await answer()).toHaveTextContent(
    'This receipt is no longer valid: receipt 2027-000124 has reversed it.',
  );
});

test('an invoice is genuine until another replaces it', async () => {
  const backend = new FakeBackend();
  const invoice = { ...checked, number: 'INV-2027-000001', kind: 'invoice' } as const;
  backend.answers('receipts.check', invoice);
  openSite('/receipt/check?number=INV-2027-000001&code=CDFG');
  const section = await answer();
  expect(section).toHaveTextContent('This invoice is genuine.');
  expect(definitionOf(section, 'Kind')).toBe('Invoice');
  backend.answers('receipts.check', { ...invoice, reversedBy: 'INV-2027-000002' });
  openSite('/receipt/check?number=INV-2027-000001&code=CDFG');
  expect(await answer()).toHaveTextContent(
    'This invoice is no longer valid: invoice INV-2027-000002 has replaced it.',
  );
  backend.refuses('receipts.check', 'receiptNotFound');
  openSite('/receipt/check?number=INV-2027-000003&code=CDFG');
  expect(await answer()).toHaveTextContent('We have no invoice with this number and code.');
});

test('a receipt is typed, and is not true where nobody knows it', async () => {
  const backend = new FakeBackend();
  backend.refuses('receipts.check', 'receiptNotFound');
  const { user, path } = openSite('/receipt/check');
  await fill(user, await screen.findByRole('textbox', { name: /^Number/ }), '2027-1');
  await fill(user, screen.getByRole('textbox', { name: /Code/ }), 'CDFG 2345');
  expect(screen.queryByRole('region', { name: 'Answer' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await answer()).toHaveTextContent('We have no receipt with this number and code.');
  expect(path()).toBe('/receipt/check?number=2027-1&code=CDFG+2345');
});

test('checking keeps the focus at the button, and says the answer in a region that stood there before', async () => {
  const backend = new FakeBackend();
  backend.answers('receipts.check', checked);
  const { user, goTo } = openSite('/receipt/check');
  const number = await screen.findByRole('textbox', { name: /^Number/ });
  await fill(user, number, ' 2027-000123');
  await fill(user, screen.getByRole('textbox', { name: /Code/ }), 'CDFG');
  const button = screen.getByRole('button', { name: 'Check' });
  const said = button.closest('main')?.querySelector<HTMLElement>('[role="status"]');
  await user.click(button);
  expect(await screen.findByText('This receipt is genuine.')).toBeVisible();
  expect(said).toHaveTextContent('This receipt is genuine.');
  expect(button).toHaveFocus();
  expect(number).toHaveValue('2027-000123');

  goTo('/receipt/check?number=2027-000124&code=CDFG');
  await waitFor(() => expect(number).toHaveValue('2027-000124'));
});

test.each(['2027 - 000123', '2027\u2011000123', ' 2027–000123 '])(
  'a number that is typed as %j is asked for as it was issued',
  async (typed) => {
    const backend = new FakeBackend();
    backend.answers('receipts.check', checked);
    openSite(`/receipt/check?${new URLSearchParams({ number: typed, code: 'CDFG' }).toString()}`);
    expect(await answer()).toHaveTextContent('This receipt is genuine.');
    expect(backend.sent.find(({ name }) => name === 'receipts.check')?.url).toMatch(
      /\/receipts\/2027-000123\?code=CDFG$/,
    );
  },
);

test('an address that names no number asks for one', async () => {
  const backend = new FakeBackend();
  openSite('/receipt/check?number=+&code=CDFG');
  expect(await screen.findByRole('textbox', { name: /^Number/ })).toHaveValue('');
  expect(backend.sentTo('receipts.check')).toEqual([]);
});

test('a field that is empty says so beside it, and nothing is asked', async () => {
  const backend = new FakeBackend();
  const { user, path } = openSite('/receipt/check');
  const number = await screen.findByRole('textbox', { name: /^Number/ });
  const code = screen.getByRole('textbox', { name: /Code/ });
  expect(code).toHaveAccessibleDescription('You find it beside the QR code.');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(number).toHaveAccessibleDescription(/Enter the number\.$/);
  expect(code).toHaveAccessibleDescription(/Enter the code\.$/);
  expect(number).toHaveFocus();
  await fill(user, number, '2027-1');
  expect(number).not.toHaveAccessibleDescription(/Enter/);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(code).toHaveFocus();
  expect(path()).toBe('/receipt/check');
  expect(backend.sentTo('receipts.check')).toEqual([]);
});

test('a check that fails says nothing of the receipt, and is tried again', async () => {
  const backend = new FakeBackend();
  backend.isBusy('receipts.check');
  const { user } = openSite(ADDRESS);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('region', { name: 'Answer' })).toBeNull();
  backend.answers('receipts.check', checked);
  await user.click(again);
  expect(await answer()).toHaveTextContent('This receipt is genuine.');
});
