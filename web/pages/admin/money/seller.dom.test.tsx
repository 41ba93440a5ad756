import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { fill, openSite, signIn } from '#web/app/testing/site.tsx';

/** Opens the page of the month's money with these settings. */
async function openSettings(house: object) {
  const backend = new FakeBackend();
  backend.answers('payments.figures', { revenue: 0, received: 0, owed: 0 });
  backend.answers('payments.month', []);
  backend.answers('payments.owed', []);
  backend.answers('house.get', house);
  backend.answers('house.change', house);
  signIn({ role: 'admin' });
  const { user } = openSite('/admin-dashboard/money');
  await user.click(await screen.findByRole('heading', { name: 'Settings of the house' }));
  const field = (name: RegExp) => screen.findByRole('textbox', { name });
  const save = async () => user.click(await screen.findByRole('button', { name: 'Save' }));
  const sent = () =>
    backend.sent.filter(({ name }) => name === 'house.change').map(({ body }) => body);
  return { backend, user, field, save, sent };
}

test('an admin sets who sells, as receipts name it', async () => {
  const { user, field, save, sent } = await openSettings({ merchantCode: '123', vatPercent: 18 });
  expect(await field(/VAT rate/)).toHaveValue('18');
  await fill(user, await field(/Company name/), 'Cold House Ltd');
  await fill(user, await field(/TIN/), '123 456 789');
  await fill(user, await field(/VAT rate/), '17,5');
  await save();
  expect(await screen.findByText('Clients now read this.')).toBeVisible();
  const typed = { merchantCode: '123', companyName: 'Cold House Ltd', tin: '123 456 789' };
  expect(sent()).toEqual([{ ...typed, vatPercent: '17.5' }]);
});

test('an admin sets in how many series receipts are numbered, and reads why there cannot be fewer', async () => {
  const { backend, user, field, save, sent } = await openSettings({ receiptSeries: 4 });
  expect(await field(/Series of receipts/)).toHaveValue('4');
  expect(await field(/Series of receipts/)).toHaveAccessibleDescription(
    /You can lower the number only from the next year on\.$/,
  );
  await fill(user, await field(/Series of receipts/), '8');
  await save();
  expect(await screen.findByText('Clients now read this.')).toBeVisible();
  backend.refuses('house.change', 'receiptSeriesInUse', { series: 4 }, 'receiptSeries');
  await fill(user, await field(/Series of receipts/), '');
  await save();
  expect(await screen.findByText(/This year has receipts of series 4/)).toBeVisible();
  expect(await field(/Series of receipts/)).toBeInvalid();
  expect(sent()).toEqual([{ receiptSeries: '8' }, {}]);
});

test('a rate that is emptied is removed, and a wrong TIN is named at its field', async () => {
  const { backend, user, field, save, sent } = await openSettings({ vatPercent: 18 });
  await fill(user, await field(/VAT rate/), '');
  await save();
  expect(await screen.findByText('Clients now read this.')).toBeVisible();
  expect(sent()).toEqual([{}]);
  backend.refuses('house.change', 'notTin', undefined, 'tin');
  await fill(user, await field(/TIN/), '1234');
  await save();
  expect(await field(/TIN/)).toBeInvalid();
});
