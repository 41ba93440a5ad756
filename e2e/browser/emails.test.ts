import { randomUUID } from 'node:crypto';
import { api } from '#shared/api.ts';
import { routes } from '#shared/routes.ts';
import { expectNoSidewaysScrolling } from '../support/axe.ts';
import { expectRefusal } from '../support/backend.ts';
import { mailsTo, nextMailTo } from '../support/mails.ts';
import { untilClientListed } from '../support/outboxWaits.ts';
import { claimsOf, newEmail, password, registration } from '../support/people.ts';
import { arriveSignedIn, expect, takeExpected, test } from '../support/site.ts';

const CODE = /confirm your email address/;
const CHANGED = /^The email address of your ColdRoom account was changed$/;

test('an address is confirmed by its code, and only then e-mails about bookings go to it, until they are stopped', async ({
  page,
  backend,
  customer,
  rooms,
  bookings,
  complaints,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const room = await rooms.create({ name: `Mailed ${randomUUID().slice(0, 8)}` });
  const before = await bookings.create(customer, room, 3, 3);
  await arriveSignedIn(page, customer);
  await page.goto('/booking');
  await expect(page.getByText('Your email address is not confirmed')).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('link', { name: 'Confirm your address' }).click();

  const { subject } = await nextMailTo(backend, customer.email, CODE);
  const code = subject.slice(0, 8);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(
    /Enter the code from the email/,
  );
  await page.getByLabel('Code').fill(code === '00000000' ? '00000001' : '00000000');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/not right or no longer valid/);
  await takeExpected(complaints, 'wrongCode');

  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText('We have sent a code to your email address.')).toBeVisible();
  const newer = await nextMailTo(backend, customer.email, CODE, 1);
  await expectNoSidewaysScrolling(page);
  await page.getByLabel('Code').fill(newer.subject.slice(0, 8));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toHaveCount(0);
  await page.goto('/booking');
  await expect(page.getByRole('heading', { name: 'Your bookings' })).toBeVisible();
  await expect(page.getByText('Your email address is not confirmed')).toHaveCount(0);

  await bookings.move(before.id, 'approved');
  const approved = await nextMailTo(backend, customer.email, /approved/);
  expect(await mailsTo(backend, customer.email, /your request/)).toEqual([]);
  expect(approved.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');

  // The e-mail itself, as it looks on a phone, and its link.
  await page.goto(`/dev/messages/${approved.number}.html`);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('link', { name: 'Stop emails like this one' }).click();
  await expect(page.getByText(/Your request is approved or rejected/)).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByText('We have stopped these emails.')).toBeVisible();

  // Another link in the same tab, as of an e-mail of another kind.
  await page.goto(page.url().replace(/topic=\w+/, 'topic=cancellations'));
  await expect(page.getByText(/Your booking is cancelled/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop these emails' })).toBeVisible();
  await expect(page.getByText('We have stopped these emails.')).toHaveCount(0);

  await page.goto('/dashboard/settings');
  const answers = page.getByLabel('Your request is approved or rejected');
  await expect(answers).not.toBeChecked();
  await answers.check();
  await page.getByLabel('Your booking is cancelled').uncheck();
  await page.getByRole('button', { name: 'Save emails' }).click();
  await expect(page.getByText('Your choice of emails is saved.')).toBeVisible();
  const { mailsOff } = await backend.ok(api.account.get, { token: customer.token });
  expect(mailsOff).toEqual(['cancellations']);
});

test('the link of an e-mail confirms an address without a sign-in', async ({
  page,
  backend,
  customer,
}) => {
  const { number } = await nextMailTo(backend, customer.email, CODE);
  await page.goto(`/dev/messages/${number}.html`);
  await page.getByRole('link', { name: 'Confirm my address' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
});

test('the link in the header of an e-mail asks in a browser, and stops e-mails by one press', async ({
  page,
  backend,
  customer,
  rooms,
  bookings,
}) => {
  const { subject } = await nextMailTo(backend, customer.email, CODE);
  const json = { email: customer.email, code: subject.slice(0, 8) };
  await backend.ok(api.auth.confirm, { json });
  await bookings.create(customer, await rooms.create(), 4, 4);
  const { headers } = await nextMailTo(backend, customer.email, /your request/);
  const url = new URL(headers['List-Unsubscribe']?.slice(1, -1) ?? '');
  expect(url.pathname).toBe(`/backend${routes['mails.unsubscribe'].path}`);
  const path = url.pathname + url.search;
  await page.goto(path);
  await expect(page).toHaveURL(/\/unsubscribe#/);
  await expect(page.getByText(/We have your request/)).toBeVisible();
  const offOf = async () => (await backend.ok(api.account.get, { token: customer.token })).mailsOff;
  expect(await offOf()).toBeUndefined();
  const answer = await backend.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(answer.status).toBe(200);
  expect(await offOf()).toEqual(['requests']);
});

test('an address that e-mails come back from is switched off, and both sides see it', async ({
  page,
  newVisitor,
  backend,
  admin,
}) => {
  const email = `bounce+${randomUUID()}@simulator.amazonses.com`;
  const json = { ...registration(), email };
  const { token } = await backend.ok(api.auth.register, { json });
  const read = () => backend.ok(api.account.get, { token });
  await expect.poll(async () => (await read()).emailOff).toBe('bounced');
  await arriveSignedIn(page, { token });
  await page.goto('/dashboard/settings');
  await expect(page.getByText(/came back, so we send none about your bookings/)).toBeVisible();

  await untilClientListed(backend, admin, email);
  const office = await newVisitor();
  await arriveSignedIn(office, admin);
  await office.goto('/admin-dashboard/users');
  await office.getByLabel('Find a client').fill(email);
  await expect(office.getByText('Emails come back')).toBeVisible();
});

test('a change of the e-mail address is told to both addresses, and lists the customer once', async ({
  backend,
  customer,
  admin,
}) => {
  const { subject } = await nextMailTo(backend, customer.email, CODE);
  await backend.ok(api.auth.confirm, {
    json: { email: customer.email, code: subject.slice(0, 8) },
  });
  const email = newEmail();
  const { token } = await backend.ok(api.account.changeEmail, {
    json: { email, password },
    token: customer.token,
  });
  expect(claimsOf(token).email).toBe(email);
  expect((await nextMailTo(backend, customer.email, CHANGED)).text).toContain('If it was not you');
  const { subject: next } = await nextMailTo(backend, email, CODE);
  expect(await mailsTo(backend, email, CHANGED)).toEqual([]);
  await backend.ok(api.auth.confirm, { json: { email, code: next.slice(0, 8) } });
  const profile = await backend.ok(api.account.get, { token });
  expect(profile.email).toBe(email);
  expect(profile.emailConfirmedAt).toBeDefined();
  const listing = async (search: string) =>
    (await backend.ok(api.users.list, { query: { search }, token: admin.token })).length;
  await expect.poll(() => listing(email)).toBe(1);
  expect(await listing(customer.email)).toBe(0);
  const login = (to: string) => backend.call(api.auth.login, { json: { email: to, password } });
  expectRefusal(await login(customer.email), 'invalidCredentials');
  expect((await login(email)).status).toBe(200);
});
