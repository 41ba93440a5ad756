import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { fill, openSite, signIn } from '#web/app/testing/site.tsx';

const FREE = /^Cancelling is free until/;
const SHARE = /^After that, percent/;

/** The page of money, with these settings of the house. */
async function openMoney(house: object) {
  const backend = new FakeBackend();
  backend.answers('house.get', house);
  backend.answers('payments.figures', { booked: 0, received: 0, owed: 0 });
  backend.answers('payments.month', []);
  backend.answers('payments.owed', []);
  signIn({ role: 'admin' });
  const { user } = openSite('/admin-dashboard/money');
  await user.click(await screen.findByRole('heading', { name: 'Settings of the house' }));
  await screen.findByLabelText(FREE);
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { backend, user, save };
}

test('an admin sets what cancelling costs, and takes it away again', async () => {
  const { backend, user, save } = await openMoney({ merchantCode: '123456' });
  await fill(user, screen.getByLabelText(FREE), '3');
  await fill(user, screen.getByLabelText(SHARE), '200');
  backend.refuses('house.change', 'tooLarge', { max: 100 }, 'cancellation.share');
  await save();
  expect(await screen.findByText(/100/, { selector: '[id$=error]' })).toBeVisible();

  const rule = { freeDays: 3, share: 20 };
  backend.answers('house.change', { cancellation: rule });
  await fill(user, screen.getByLabelText(SHARE), '20');
  await save();
  expect(await screen.findByText('Clients now read this.')).toBeVisible();
  await fill(user, screen.getByLabelText(FREE), '');
  await fill(user, screen.getByLabelText(SHARE), '');
  await save();
  const sent = backend.sentTo('house.change').map(({ body }) => body);
  expect(sent).toEqual([
    { merchantCode: '123456', cancellation: { freeDays: '3', share: '200' } },
    { merchantCode: '123456', cancellation: { freeDays: '3', share: '20' } },
    { merchantCode: '123456' },
  ]);
});

test('the rule that is in force stands in the form', async () => {
  await openMoney({ cancellation: { freeDays: 3, share: 20 } });
  expect(screen.getByLabelText(FREE)).toHaveValue('3');
  expect(screen.getByLabelText(SHARE)).toHaveValue('20');
});

test('the settings stand in groups of what they are for', async () => {
  await openMoney({});
  const groups = screen
    .getAllByRole('group')
    .filter((group) => group.matches('fieldset'))
    .map((group) => group.querySelector('legend'));
  expect(groups.map((legend) => legend?.textContent)).toEqual([
    'How clients pay',
    'How you are reached',
    'Receipts and invoices',
    'Cancelling',
  ]);
  expect(screen.getByRole('group', { name: 'Cancelling' })).toContainElement(
    screen.getByLabelText(FREE),
  );
});
