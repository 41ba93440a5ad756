import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import type { House } from '#shared/house.ts';
import { makeStore } from '#web/app/store.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { fill, openSite, signIn } from '#web/app/testing/site.tsx';
import { answer, refuse } from '#web/lib/testing/browser.ts';
import { HouseSettings } from './HouseSettings.tsx';

const FREE = /^Free cancelling until/;
const SHARE = /^Fee after that/;

/** The page of money, with these settings of the house. */
async function openMoney(house: object) {
  const backend = new FakeBackend();
  backend.answers('house.get', house);
  backend.answers('payments.figures', { revenue: 0, received: 0, owed: 0 });
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
  backend.answers('house.change', { merchantCode: '123456', cancellation: rule });
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

/**
 * Keeps the settings as the server does, and refuses those that were read before the last change.
 * @returns what is kept
 */
function keepHouse(backend: FakeBackend, house: House): () => House {
  let kept = house;
  backend.serves('house.get', () => answer(200, kept));
  backend.serves('house.change', ({ body }) => {
    const { version, vatPercent, ...texts } = body as House;
    if (version !== kept.version) return refuse('staleHouse');
    kept = { ...texts, vatPercent: Number(vatPercent), version: (version ?? 0) + 1 };
    return answer(200, kept);
  });
  return () => kept;
}

/** The form of the settings by itself, as it stands in a tab. */
async function openForm() {
  const user = userEvent.setup();
  const { container } = render(
    <Provider store={makeStore()}>
      <HouseSettings />
    </Provider>,
  );
  const form = within(container);
  await form.findByLabelText(FREE);
  const field = (name: string) => form.getByRole('textbox', { name: new RegExp(`^${name}`) });
  const type = (name: string, text: string) => fill(user, field(name), text);
  const press = (name: string) => user.click(form.getByRole('button', { name }));
  return { form, field, type, press };
}

test('of two forms that were open at once the second is not saved over the first, and what was typed stays', async () => {
  const backend = new FakeBackend();
  const kept = keepHouse(backend, { merchantCode: '111111', vatPercent: 16 });
  signIn({ role: 'admin' });
  const [monday, tuesday] = [await openForm(), await openForm()];
  await tuesday.type('Merchant code', '222222');
  await tuesday.press('Save');
  await waitFor(() => expect(kept()).toMatchObject({ merchantCode: '222222', version: 1 }));

  await monday.type('VAT rate', '18');
  await monday.press('Save');
  expect(
    await monday.form.findByText(/^Somebody else has changed these settings meanwhile\./),
  ).toBeVisible();
  expect(monday.field('VAT rate')).toHaveValue('18');
  expect(monday.field('Merchant code')).toHaveValue('111111');
  expect(kept()).toMatchObject({ merchantCode: '222222', vatPercent: 16 });

  await monday.press('Load again');
  await waitFor(() => expect(monday.field('Merchant code')).toHaveValue('222222'));
  expect(monday.field('VAT rate')).toHaveValue('18');
  expect(monday.form.queryByText(/meanwhile/)).toBeNull();
  await monday.press('Save');
  await waitFor(() => expect(kept()).toMatchObject({ merchantCode: '222222', vatPercent: 18 }));
});

test('a form that was saved goes on with what is kept now, and is saved once more', async () => {
  const backend = new FakeBackend();
  const kept = keepHouse(backend, { vatPercent: 16, version: 7 });
  signIn({ role: 'admin' });
  const { field, type, press } = await openForm();
  await type('VAT rate', '17,5');
  await press('Save');
  await waitFor(() => expect(field('VAT rate')).toHaveValue('17.5'));
  await type('VAT rate', '18');
  await press('Save');
  await waitFor(() => expect(kept()).toEqual({ vatPercent: 18, version: 9 }));
});

test('settings that cannot be loaded again are asked for once more, and what was typed stays', async () => {
  const { backend, user, save } = await openMoney({ merchantCode: '111111', version: 1 });
  backend.refuses('house.change', 'staleHouse');
  await fill(user, screen.getByLabelText(FREE), '3');
  await save();
  const again = await screen.findByRole('button', { name: 'Load again' });
  backend.fails('house.get');
  await user.click(again);
  expect(await screen.findByText('Failed to fetch the settings of the house.')).toBeVisible();
  expect(screen.getByLabelText(FREE)).toHaveValue('3');
  backend.answers('house.get', { merchantCode: '222222', version: 2 });
  await user.click(screen.getByRole('button', { name: 'Load again' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Merchant code/ })).toHaveValue('222222'),
  );
  expect(screen.getByLabelText(FREE)).toHaveValue('3');
});
