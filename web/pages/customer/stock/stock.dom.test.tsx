import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays, todayInKigali } from '#shared/days.ts';
import { errorBody, type ErrorArgs } from '#shared/errors.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { fill, openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { answer } from '#web/lib/testing/browser.ts';

test('an invalid weight is reported beside its field, and what was typed stays', async () => {
  const backend = new FakeBackend();
  const [startDate, endDate] = [todayInKigali(), addDays(todayInKigali(), 1)];
  backend.answers('bookings.listMine', [bookingOf({ status: 'approved', startDate, endDate })]);
  signIn();
  const { user } = openSite('/dashboard/stock');
  await user.click(await screen.findByRole('button', { name: /^Add your goods/ }));
  const dialog = await screen.findByRole('dialog', { name: 'What you store' });
  const weight = within(dialog).getByLabelText(/^Weight in kg/);
  const problems: [string, string, ErrorArgs][] = [
    ['-1', 'Must be at least 0.', ['tooSmall', { min: 0 }]],
    ['a lot', 'Must be a number.', ['notNumber']],
  ];
  for (const [typed, sentence, problem] of problems) {
    backend.serves('bookings.updateGoods', () =>
      answer(400, { ...errorBody(...problem), field: 'weight' }),
    );
    await fill(user, weight, typed);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(weight).toHaveAccessibleDescription(sentence));
    expect(weight).toHaveValue(typed);
    expect(weight).toHaveFocus();
  }
});

test('a weight is saved as the number that it is read as, with its thousands marked too', async () => {
  const backend = new FakeBackend();
  const [startDate, endDate] = [todayInKigali(), addDays(todayInKigali(), 1)];
  const booking = bookingOf({ status: 'approved', startDate, endDate });
  backend.answers('bookings.listMine', [booking]);
  backend.answers('bookings.updateGoods', { ...booking, weight: 2500 });
  signIn();
  const { user } = openSite('/dashboard/stock');
  await user.click(await screen.findByRole('button', { name: /^Add your goods/ }));
  const dialog = await screen.findByRole('dialog', { name: 'What you store' });
  await fill(user, within(dialog).getByLabelText(/^Weight in kg/), '2,500');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(backend.sentTo('bookings.updateGoods')[0]?.body).toMatchObject({ weight: '2500' }),
  );
});

test('what was stored stands below what is and will be, and is not changed any more', async () => {
  const backend = new FakeBackend();
  const [today, past] = [todayInKigali(), addDays(todayInKigali(), -4)];
  const over = { status: 'completed', startDate: past, endDate: past } as const;
  backend.answers('bookings.listMine', [
    bookingOf({
      id: 'a',
      status: 'approved',
      startDate: today,
      endDate: today,
      productType: 'Maize',
    }),
    bookingOf({ ...over, id: 'b', productType: 'Coffee', weight: 900 }),
    bookingOf({ ...over, id: 'c' }),
  ]);
  signIn();
  openSite('/dashboard/stock');
  expect(await screen.findByRole('row', { name: /^Maize/ })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Earlier' })).toBeVisible();
  const coffee = screen.getByRole('row', { name: /^Coffee/ });
  expect(coffee).toHaveTextContent('900 kg');
  expect(within(coffee).queryByRole('button')).toBeNull();
  expect(screen.queryByText('Not stated', { selector: 'th *' })).toBeNull();
});
