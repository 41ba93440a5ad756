import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { fill, openSite, signIn, tokenFor } from '#web/app/testing/site.tsx';
import { watchLocation } from '#web/app/testing/watchLocation.ts';
import { profileOf } from '#web/features/account/testing/profileOf.ts';
import * as shrinking from '#web/ui/picture/shrink.ts';

const field = (label: string) => screen.getByLabelText(label);
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

/** Opens the form of a setting that stands folded. */
const unfold = (user: UserEvent, title: string) => press(user, `Change: ${title}`);

/** Opens the settings of a customer, and waits until they are there. */
async function openSettings(backend: FakeBackend) {
  backend.answers('account.get', profileOf());
  backend.answers('account.calendar', {});
  signIn();
  const site = openSite('/dashboard/settings');
  await screen.findByLabelText('Phone Number');
  return site;
}

test('what is wrong is said beside its field, and nothing typed is lost', async () => {
  const backend = new FakeBackend();
  const { user } = await openSettings(backend);
  await user.clear(field('First Name'));
  await fill(user, field('Last Name'), 'Kept');
  await fill(user, field('Phone Number'), '12');
  const noPicture = new File(['this is no picture'], 'me.png', { type: 'image/png' });
  await user.upload(field('Profile picture (optional)'), noPicture);
  expect(await screen.findByText('The picture must be a JPEG, PNG or WebP file')).toBeVisible();
  await press(user, 'Save changes');
  await waitFor(() =>
    expect(field('First Name')).toHaveAccessibleDescription('Enter your first name.'),
  );
  expect(field('Phone Number')).toHaveAccessibleDescription(/^Must be a phone number/);
  expect(backend.sentTo('account.update')).toEqual([]);

  await fill(user, field('First Name'), 'Also kept');
  await fill(user, field('Phone Number'), '+250 788 999 888');
  backend.loses('account.update');
  await press(user, 'Save changes');
  expect(await screen.findByText('No response from server.')).toBeVisible();
  expect(field('First Name')).toHaveValue('Also kept');
  expect(field('Last Name')).toHaveValue('Kept');

  const saved = profileOf({ firstName: 'Also kept', lastName: 'Kept' });
  backend.answers('account.update', { ...saved, token: tokenFor() });
  await press(user, 'Save changes');
  expect(await screen.findByText('Your settings are saved.')).toBeVisible();
  const sent = backend.sentTo('account.update').at(-1)?.body as FormData;
  expect(Object.fromEntries(sent.entries())).toEqual({
    firstName: 'Also kept',
    lastName: 'Kept',
    phoneNumber: '+250788999888',
  });
});

test('a picture that was only chosen is taken away again', async () => {
  vi.spyOn(shrinking, 'shrink').mockResolvedValue(new Blob(['small']));
  const { user } = await openSettings(new FakeBackend());
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeVisible();
  await user.upload(
    field('Profile picture (optional)'),
    new File(['large'], 'me.png', { type: 'image/png' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Remove the picture' }));
  expect(screen.getByRole('img', { name: 'No picture' })).toBeVisible();
});

test('what was not changed is not sent: it may have been changed in another tab', async () => {
  const backend = new FakeBackend();
  const { user } = await openSettings(backend);
  backend.answers('account.update', { ...profileOf({ lastName: 'New' }), token: tokenFor() });
  await fill(user, field('Last Name'), 'New');
  await press(user, 'Save changes');
  expect(await screen.findByText('Your settings are saved.')).toBeVisible();
  const sent = backend.sentTo('account.update').at(-1)?.body as FormData;
  expect(Object.fromEntries(sent.entries())).toEqual({ lastName: 'New' });
});

test('a choice of emails is sent beside what was seen, and then shows what is so by now', async () => {
  const backend = new FakeBackend();
  backend.answers('account.get', profileOf({ role: 'admin', mailsOff: ['answers'] }));
  signIn({ role: 'admin' });
  const { user } = openSite('/admin-dashboard/settings');
  const box = (label: RegExp) => screen.getByRole('checkbox', { name: label });
  await screen.findByRole('button', { name: 'Save emails' });
  expect(box(/^Your request is approved/)).not.toBeChecked();
  expect(
    box(/^Your booking has other days or another room, is reopened, or waits for an answer again$/),
  ).toBeChecked();
  await user.click(box(/^Your request is approved/));
  await user.click(box(/^Somebody asks for a room/));
  // Meanwhile a link has stopped the reminders.
  const saved = profileOf({ role: 'admin', mailsOff: ['reminders', 'newRequests'] });
  backend.answers('account.chooseMails', saved);
  const answer = backend.delays('account.chooseMails');
  await press(user, 'Save emails');
  await user.click(box(/^We have your request/));
  answer();
  expect(await screen.findByText('Your choice of emails is saved.')).toBeVisible();
  expect(box(/^The day before you arrive/)).not.toBeChecked();
  expect(box(/^Your request is approved/)).toBeChecked();
  expect(box(/^Somebody asks for a room/)).not.toBeChecked();
  // What was clicked meanwhile is not saved yet.
  expect(box(/^We have your request/)).not.toBeChecked();
  await user.click(box(/^The day before you arrive/));
  await press(user, 'Save emails');
  await waitFor(() => expect(backend.sentTo('account.chooseMails')).toHaveLength(2));
  expect(backend.sentTo('account.chooseMails').map(({ body }) => body)).toEqual([
    { off: ['newRequests'], seen: ['answers'] },
    { off: ['requests', 'newRequests'], seen: ['reminders', 'newRequests'] },
  ]);
});

test('a new password has to be long enough and typed twice, and the old one right [S8.40]', async () => {
  const backend = new FakeBackend();
  const { user, path } = await openSettings(backend);
  const change = async (old: string, fresh: string, again: string) => {
    await fill(user, field('Current password'), old);
    await fill(user, field('New password'), fresh);
    await fill(user, field('Confirm new password'), again);
    await press(user, 'Change password');
  };
  await unfold(user, 'Password');
  expect(field('Current password')).toHaveFocus();
  await change('Gisenyi#2027', 'short', 'shorter');
  await waitFor(() =>
    expect(field('New password')).toHaveAccessibleDescription(/Must have at least 8 characters/),
  );
  expect(screen.getByText('Passwords do not match')).toBeVisible();
  expect(backend.sentTo('account.changePassword')).toEqual([]);

  backend.refuses('account.changePassword', 'invalidCredentials');
  await change('not the old one', 'Nyungwe#2030', 'Nyungwe#2030');
  expect(await screen.findByText('This is not your current password.')).toBeVisible();
  expect(field('New password')).toHaveValue('Nyungwe#2030');
  expect(path()).toBe('/dashboard/settings');

  backend.answers('account.changePassword', { token: tokenFor() });
  await change('Gisenyi#2027', 'Nyungwe#2030', 'Nyungwe#2030');
  expect(await screen.findByText(/^Your password is changed/)).toBeVisible();
  expect(screen.queryByLabelText('Current password')).toBeNull();
  const opener = screen.getByRole('button', { name: 'Change: Password' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(opener).toHaveFocus();
  await unfold(user, 'Password');
  expect(field('Current password')).toHaveValue('');
});

test('another address is asked for with the password, and has to be confirmed then', async () => {
  const backend = new FakeBackend();
  const { user } = await openSettings(backend);
  expect(screen.queryByLabelText('New email address')).toBeNull();
  await unfold(user, 'Email address');
  expect(field('New email address')).toHaveFocus();
  expect(screen.getByText(/We also tell keza@example.com/)).toBeVisible();
  const change = async (email: string, password: string) => {
    await fill(user, field('New email address'), email);
    await fill(user, field('Your password'), password);
    await press(user, 'Change email address');
  };
  await press(user, 'Change email address');
  await waitFor(() =>
    expect(field('Your password')).toHaveAccessibleDescription('Enter your password.'),
  );
  await change('no address', 'Gisenyi#2027');
  await waitFor(() => expect(field('New email address')).toBeInvalid());
  expect(backend.sentTo('account.changeEmail')).toEqual([]);

  backend.refuses('account.changeEmail', 'invalidCredentials');
  await change('uwase@example.com', 'not mine');
  expect(await screen.findByText('This is not your current password.')).toBeVisible();
  backend.refuses('account.changeEmail', 'emailTaken');
  await change('taken@example.com', 'Gisenyi#2027');
  await waitFor(() =>
    expect(field('New email address')).toHaveAccessibleDescription('Email is already registered'),
  );
  backend.refuses('account.changeEmail', 'tooManyAttempts', { retryAfter: 60 });
  await press(user, 'Change email address');
  await waitFor(() => expect(backend.sentTo('account.changeEmail')).toHaveLength(3));
  expect(field('Your password')).toHaveValue('Gisenyi#2027');

  const token = tokenFor({ email: 'uwase@example.com' });
  backend.answers('account.changeEmail', { token });
  const changed = profileOf({ email: 'uwase@example.com', emailConfirmedAt: undefined });
  backend.answers('account.get', changed);
  await change('uwase@example.com', 'Gisenyi#2027');
  expect(await screen.findByText(/^Your email address is changed/)).toBeVisible();
  expect(backend.sentTo('account.changeEmail').at(-1)?.body).toEqual({
    email: 'uwase@example.com',
    password: 'Gisenyi#2027',
  });
  expect(localStorage.getItem('token')).toBe(token);
  expect(await screen.findByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  const address = screen.getByRole('region', { name: 'Email address' });
  expect(address).toHaveTextContent('uwase@example.com');
  expect(screen.queryByLabelText('New email address')).toBeNull();
  await unfold(user, 'Email address');
  expect(field('New email address')).toHaveValue('');
  expect(field('Your password')).toHaveValue('');
});

test('a form that is folded forgets what was typed into it, and what was wrong with it', async () => {
  const { user } = await openSettings(new FakeBackend());
  await unfold(user, 'Password');
  await fill(user, field('New password'), 'Nyungwe#2030');
  await press(user, 'Change password');
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
  await unfold(user, 'Password');
  expect(screen.queryByText('Passwords do not match')).toBeNull();
  await unfold(user, 'Password');
  expect(field('New password')).toHaveValue('');
});

test('whoever asks to be logged out on all devices hears where it failed', async () => {
  const backend = new FakeBackend();
  const { user } = await openSettings(backend);
  await press(user, 'Log out on all devices');
  const dialog = screen.getByRole('dialog', { name: 'Log out on all devices?' });
  expect(dialog).toHaveTextContent('this one too');
  backend.loses('auth.logout');
  await user.click(within(dialog).getByRole('button', { name: 'Log out everywhere' }));
  expect(await within(dialog).findByText('No response from server.')).toBeVisible();
  expect(backend.sentTo('auth.logout')[0]?.body).toEqual({ everywhere: true });
  expect(localStorage.getItem('token')).not.toBeNull();
});

test('a private address for calendars is made, shown once, renewed and turned off', async () => {
  const backend = new FakeBackend();
  const { user } = await openSettings(backend);
  const path = (key: string) => `/calendar/u.${key}.ics`;
  const since = '2027-01-31T08:00:00.000Z';
  const address = () => screen.getByLabelText('Your calendar’s address');

  backend.loses('account.renewCalendar');
  await user.click(await screen.findByRole('button', { name: 'Make an address' }));
  expect(await screen.findByText('No response from server.')).toBeVisible();
  backend.answers('account.renewCalendar', { path: path('one'), since });
  await press(user, 'Make an address');
  await waitFor(() => expect(address()).toHaveValue(`${location.origin}${path('one')}`));
  await press(user, 'Copy address');
  expect(await screen.findByText('The address is copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}${path('one')}`);

  await press(user, 'Renew address');
  const dialog = screen.getByRole('dialog', { name: 'Renew the address?' });
  expect(dialog).toHaveTextContent('the present one ends at once');
  await user.click(within(dialog).getByRole('button', { name: 'Keep address' }));
  expect(address()).toHaveValue(`${location.origin}${path('one')}`);
  await press(user, 'Renew address');
  backend.loses('account.renewCalendar');
  const yes = () => user.click(within(dialog).getByRole('button', { name: 'Renew address' }));
  await yes();
  expect(await within(dialog).findByText('No response from server.')).toBeVisible();
  backend.answers('account.renewCalendar', { path: path('two'), since });
  await yes();
  await waitFor(() => expect(address()).toHaveValue(`${location.origin}${path('two')}`));
  await waitFor(() => expect(dialog).not.toHaveAttribute('open'));

  backend.answers('account.endCalendar', {});
  await press(user, 'Turn off');
  const off = screen.getByRole('dialog', { name: 'Turn the address off?' });
  await user.click(within(off).getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Make an address' })).toBeVisible();
  expect(backend.sentTo('account.endCalendar')).toHaveLength(1);
});

test('they open when all of them is known, so that nothing moves under a hand; a retry leaves what is filled in', async () => {
  const backend = new FakeBackend();
  backend.answers('account.get', profileOf());
  backend.loses('account.calendar');
  const answer = backend.delays('account.calendar');
  signIn();
  const { user } = openSite('/dashboard/settings');
  await waitFor(() => expect(backend.sentTo('account.get')).toHaveLength(1));
  await screen.findByRole('heading', { name: 'Settings' });
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Log out on all devices' })).toBeNull();
  answer();
  expect(await screen.findByRole('button', { name: 'Log out on all devices' })).toBeVisible();
  await fill(user, field('Last Name'), 'Kept');
  const again = backend.delays('account.calendar');
  await press(user, 'Try again');
  expect(field('Last Name')).toHaveValue('Kept');
  again();
});

test('an address that was made before is not shown, and a copy that fails says so', async () => {
  const backend = new FakeBackend();
  backend.answers('account.get', profileOf());
  backend.loses('account.calendar');
  signIn();
  const { user } = openSite('/dashboard/settings');
  expect(await screen.findByText('No response from server.')).toBeVisible();
  backend.answers('account.calendar', { since: '2027-01-31T08:00:00.000Z' });
  await press(user, 'Try again');
  expect(await screen.findByText(/^Your address was made on 31 Jan 2027/)).toBeVisible();
  expect(screen.queryByLabelText('Your calendar’s address')).toBeNull();

  backend.answers('account.renewCalendar', {
    path: '/calendar/u.new.ics',
    since: '2027-02-01T08:00:00.000Z',
  });
  await press(user, 'Renew address');
  const dialog = screen.getByRole('dialog', { name: 'Renew the address?' });
  await user.click(within(dialog).getByRole('button', { name: 'Renew address' }));
  await screen.findByLabelText('Your calendar’s address');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await press(user, 'Copy address');
  expect(await screen.findByText(/could not be copied/)).toBeVisible();
});

test('settings of one kind stand in one card, and what deletes the account stands last', async () => {
  const backend = new FakeBackend();
  backend.answers('account.get', profileOf());
  backend.answers('account.calendar', {});
  signIn();
  openSite('/dashboard/settings');
  const safety = await screen.findByRole('region', { name: 'Sign-in and safety' });
  const names = within(safety).getAllByRole('heading', { level: 3 });
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Email address',
    'Password',
    'Devices',
  ]);
  expect(screen.getAllByRole('heading', { level: 3 }).at(-1)).toHaveTextContent(
    'Delete your account',
  );
});

test('an account with something open stays, and says what is open', async () => {
  const backend = new FakeBackend();
  const { user } = await openSettings(backend);
  const card = screen.getByRole('region', { name: 'Delete your account' });
  expect(card).toHaveTextContent('nothing is to be paid or refunded, and none of your goods are');
  await press(user, 'Delete my account');
  const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
  await user.type(within(dialog).getByLabelText('Current password'), 'Gisenyi#2027');
  const open = [{ booking: 'CR-4F7K2, Huye Milk Room', kind: 'toPay', amount: '5000' }] as const;
  backend.refuses('account.remove', 'mattersOpen', { open });
  await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
  expect(
    await within(dialog).findByText(/CR-4F7K2, Huye Milk Room: 5,000 Rwf is still to be paid/),
  ).toBeVisible();
});

test('a deleted account is said to be so on the sign-in page, once, and a wrong password at its field', async () => {
  const assign = watchLocation();
  const backend = new FakeBackend();
  const { user } = await openSettings(backend);
  await press(user, 'Delete my account');
  const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  const password = dialog.getByLabelText('Current password');
  const remove = dialog.getByRole('button', { name: 'Delete account' });
  await user.type(password, 'Not mine#2027');
  backend.refuses('account.remove', 'invalidCredentials');
  await user.click(remove);
  await waitFor(() =>
    expect(password).toHaveAccessibleDescription('This is not your current password.'),
  );
  expect(password).toHaveFocus();
  expect(dialog.queryByText('Invalid credentials')).toBeNull();

  await fill(user, password, 'Gisenyi#2027');
  backend.answers('account.remove', { message: 'Your account is deleted.' });
  await user.click(remove);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/login'));
  // Here it stands without having been loaded, before the browser leaves.
  await screen.findByRole('heading', { name: 'Sign in' });
  window.dispatchEvent(new Event('pagehide'));
  openSite('/login');
  expect(await screen.findByText('Your account is deleted.')).toBeVisible();
  openSite('/login');
  await screen.findByLabelText('Email');
  expect(sessionStorage.getItem('farewell')).toBeNull();
});

test.each([
  ['bounced', /came back, so we send none about your bookings\. If the address works again, ask/],
  ['complained', /unwanted, so we send none about your bookings\. If you want them again, ask/],
] as const)('an address whose emails have %s gets none about bookings', async (emailOff, words) => {
  const backend = new FakeBackend();
  backend.answers('account.get', profileOf({ emailOff }));
  backend.answers('account.calendar', {});
  signIn();
  openSite('/dashboard/settings');
  expect(await screen.findByText(words)).toBeVisible();
});

test('an admin has the same settings', async () => {
  const backend = new FakeBackend();
  backend.answers('account.get', profileOf({ role: 'admin', email: 'admin@example.com' }));
  signIn({ role: 'admin' });
  openSite('/admin-dashboard/settings');
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
  const address = await screen.findByRole('region', { name: 'Email address' });
  expect(address).toHaveTextContent('admin@example.com');
  expect(screen.getByRole('heading', { name: 'Password' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log out on all devices' })).toBeVisible();
});

test('the code of another address confirms that one, also where the one before was not confirmed', async () => {
  const backend = new FakeBackend();
  const unconfirmed = (email: string) => profileOf({ email, emailConfirmedAt: undefined });
  backend.answers('account.get', unconfirmed('old@example.com'));
  backend.answers('account.calendar', {});
  signIn();
  const { user } = openSite('/dashboard/settings');
  await screen.findByLabelText('Phone Number');
  await unfold(user, 'Email address');
  await fill(user, field('New email address'), 'uwase@example.com');
  await fill(user, field('Your password'), 'Gisenyi#2027');
  backend.answers('account.changeEmail', { token: tokenFor({ email: 'uwase@example.com' }) });
  backend.answers('account.get', unconfirmed('uwase@example.com'));
  await press(user, 'Change email address');
  await screen.findByText(/^Until you confirm uwase@example.com/);
  await fill(user, field('Code'), '12345678');
  backend.answers('auth.confirm', { message: 'ok' });
  await press(user, 'Confirm address');
  await waitFor(() =>
    expect(backend.sentTo('auth.confirm')[0]?.body).toMatchObject({ email: 'uwase@example.com' }),
  );
});
