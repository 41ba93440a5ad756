import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { messages } from '#shared/messages.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { expectShownAndHidden } from '#web/app/testing/passwords.ts';
import { fill, openSite, tokenFor } from '#web/app/testing/site.tsx';

const password = 'Gisenyi#2027';
const field = (label: string) => screen.getByLabelText(label);
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Sign up' }));

/** Fills the registration in, rightly but for `change`, and sends it. */
async function register(user: UserEvent, change: Record<string, string> = {}): Promise<void> {
  const fields = {
    'First Name': 'Keza',
    'Last Name': 'Test',
    'Phone Number': '0788 123 456',
    Email: 'keza@example.com',
    Password: password,
    'Confirm Password': password,
    ...change,
  };
  for (const [label, text] of Object.entries(fields)) await fill(user, field(label), text);
  await send(user);
}

/** Opens the registration, and waits until it is there. */
async function openSignup(address = '/signup') {
  const site = openSite(address);
  await screen.findByLabelText('Phone Number');
  return site;
}

test('signing up says beside each field what is missing or wrong, shows each password, and sends nothing [S2.62, S2.63, S5.13, S5.14, S8.40]', async () => {
  const backend = new FakeBackend();
  const { user, path } = await openSignup();
  await send(user);
  for (const [label, words] of [
    ['First Name', 'Enter your first name.'],
    ['Last Name', 'Enter your last name.'],
    ['Phone Number', 'Enter your phone number.'],
    ['Email', 'Enter your email address.'],
  ] as const) {
    expect(await screen.findByText(words)).toHaveRole('alert');
    expect(field(label)).toHaveAccessibleDescription(words);
    expect(field(label)).toHaveAttribute('aria-invalid', 'true');
  }
  expect(field('Password')).toHaveAccessibleDescription(/Must have at least 8 characters\./);
  expect(field('First Name')).toHaveFocus();

  expect(screen.queryByText(/^Password strength/)).toBeNull();
  const strength = field('Password').closest('form')?.querySelector('[role="status"]');
  await fill(user, field('Password'), 'password');
  await waitFor(() =>
    expect(strength).toHaveTextContent(
      /^Password strength: very weak\. Many people use this password\.$/,
    ),
  );
  await fill(user, field('Password'), 'umbrella granite pigeon');
  await waitFor(() => expect(strength).toHaveTextContent(/^Password strength: strong\.$/));

  await register(user, { 'Phone Number': '0788' });
  await waitFor(() =>
    expect(field('Phone Number')).toHaveAccessibleDescription(
      'Must be a phone number, such as +250 788 123 456.',
    ),
  );
  expect(field('Phone Number')).toHaveFocus();

  await register(user, { 'Confirm Password': 'Another#2027' });
  await waitFor(() =>
    expect(field('Confirm Password')).toHaveAccessibleDescription(messages.passwordsDoNotMatch),
  );
  expect(path()).toBe('/signup');
  expect(backend.sent).toEqual([]);
  for (const label of ['Password', 'Confirm Password']) await expectShownAndHidden(user, label);
});

test('signing up and signing in lead to each other, and keep where one wanted to go and what was typed [S2.60, S2.64, S7.4]', async () => {
  const backend = new FakeBackend();
  const { user, path } = openSite('/login?next=%2Fbooking');
  const follow = async (name: string, address: string) => {
    await user.click(await screen.findByRole('link', { name }));
    await waitFor(() => expect(path()).toBe(address));
  };
  const login = await screen.findByText(/^Don’t have an account yet\?/);
  expect(login).toHaveTextContent('Don’t have an account yet? Sign up');
  await follow('Sign up', '/signup?next=%2Fbooking');
  await follow('Sign in', '/login?next=%2Fbooking');
  await follow('Sign up', '/signup?next=%2Fbooking');

  backend.refuses('auth.register', 'emailTaken');
  await register(user, { Email: 'taken@example.com' });
  await waitFor(() =>
    expect(field('Email')).toHaveAccessibleDescription('Email is already registered'),
  );
  expect(field('Email')).toHaveFocus();
  expect(field('First Name')).toHaveValue('Keza');
  expect(field('Phone Number')).toHaveValue('0788 123 456');
  expect(field('Password')).toHaveValue(password);

  backend.answers('auth.register', { token: tokenFor() });
  await fill(user, field('Email'), 'keza@example.com');
  await send(user);
  await waitFor(() => expect(path()).toBe('/booking'));
  expect(backend.sentTo('auth.register')[1]?.body).toMatchObject({ email: 'keza@example.com' });
});

test('what was typed into the registration survives a reload, and no password is kept', async () => {
  const backend = new FakeBackend();
  backend.fails('auth.register');
  const { user } = await openSignup();
  await register(user);
  await waitFor(() => expect(backend.sent).toHaveLength(1));
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(password);

  const reloaded = await openSignup();
  await waitFor(() => expect(field('First Name')).toHaveValue('Keza'));
  expect(field('Last Name')).toHaveValue('Test');
  expect(field('Phone Number')).toHaveValue('+250 788 123 456');
  expect(field('Email')).toHaveValue('keza@example.com');
  expect(field('Password')).toHaveValue('');

  backend.answers('auth.register', { token: tokenFor() });
  await register(reloaded.user);
  await waitFor(() => expect(reloaded.path()).toBe('/dashboard'));
  expect(sessionStorage.getItem('signUpDraft'), 'sent, and so forgotten').toBeNull();
});

test('the phone field begins in Rwanda and takes numbers of other countries, which it knows by their code [S2.62, S2.94, S9.15]', async () => {
  const backend = new FakeBackend();
  backend.answers('auth.register', { token: tokenFor() });
  const { user, path } = await openSignup();
  expect(screen.getByRole('button', { name: 'Country: RW, Rwanda +250' })).toBeVisible();
  expect(field('Phone Number')).toHaveAttribute('placeholder', '+250 788 123 456');

  await user.type(field('Phone Number'), '+256712345678');
  const country = await screen.findByLabelText('Country');
  expect(country.querySelector('option')).toHaveTextContent('Rwanda +250');
  expect(country).toHaveValue('UG');
  expect(field('Phone Number')).toHaveValue('+256 712 345678');

  await user.selectOptions(country, 'KE');
  await register(user, { 'Phone Number': '0712 345 678' });
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(backend.sentTo('auth.register')[0]?.body).toMatchObject({ phoneNumber: '+254712345678' });
});

test('the countries come when one is asked for, and what was typed stays', async () => {
  new FakeBackend();
  const { user } = await openSignup();
  await fill(user, field('Phone Number'), '0788 123 456');
  expect(screen.queryByLabelText('Country')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Country: RW, Rwanda +250' }));
  const country = await screen.findByLabelText('Country');
  expect(country).toHaveValue('RW');
  await waitFor(() => expect(country).toHaveFocus());
  expect(field('Phone Number')).toHaveValue('+250 788 123 456');
});

test('the link of an invitation fills in the address, and its secret is sent along', async () => {
  const backend = new FakeBackend();
  backend.answers('auth.register', { token: tokenFor() });
  const { user } = await openSignup('/signup#email=invited%40example.com&code=aSecret');
  expect(field('Email')).toHaveValue('invited@example.com');
  expect(screen.getByText(/^You are invited to the team\./)).toBeVisible();
  await register(user, { Email: 'invited@example.com' });
  await waitFor(() =>
    expect(backend.sentTo('auth.register')[0]?.body).toMatchObject({
      email: 'invited@example.com',
      invitation: 'aSecret',
    }),
  );
});

test('what an invitation says comes behind the form, so that it moves nothing', async () => {
  await openSignup('/signup#email=invited%40example.com&code=aSecret');
  const words = screen.getByText(/^Create your account with the address/);
  const button = screen.getByRole('button', { name: 'Sign up' });
  const where = button.compareDocumentPosition(words);
  expect(where & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  // The line above the form stands there for everybody, with other words.
  const { previousElementSibling } = button.closest('form') ?? {};
  expect(previousElementSibling).toHaveTextContent('You are invited to the team.');
});

test('whoever is not invited reads nothing of an invitation', async () => {
  await openSignup('/signup');
  expect(screen.queryByText(/^You are invited/)).toBeNull();
});
