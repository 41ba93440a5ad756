import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { expectNoSidewaysScrolling } from '../support/axe.ts';
import { expectRefusal } from '../support/backend.ts';
import { mailsTo, nextMailTo } from '../support/mails.ts';
import { expect, takeExpected, test } from '../support/site.ts';

const RESET = /new password/;

/** Chooses a password, and sends the form. */
async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
}

test('a forgotten password is set anew by the code in the e-mail, and by its link', async ({
  page,
  backend,
  customer,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/login?next=%2Fmessage');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email address.');
  await page.getByLabel('Email').fill(customer.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('If this address has an account')).toBeVisible();
  await expectNoSidewaysScrolling(page);

  const { number, subject } = await nextMailTo(backend, customer.email, RESET);
  const code = subject.slice(0, 8);
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
  await page.getByLabel('Code').fill(code === '00000000' ? '00000001' : '00000000');
  await choose(page, 'Karongi#2031');
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/not right or no longer valid/);
  await expect(page.getByLabel('Code')).toBeFocused();
  await takeExpected(complaints, 'wrongCode');
  await page.getByLabel('Code').fill(`${code.slice(0, 4)} ${code.slice(4)}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/message');
  expectRefusal(await backend.call(api.account.get, { token: customer.token }), 'tokenExpired');

  // The e-mail itself, as it looks on a phone, and its link.
  await page.goto(`/dev/messages/${number}.html`);
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  await expect(page.getByLabel('Code')).toHaveValue(code);
  await choose(page, 'Karongi#2032');
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/not right or no longer valid/);
  await takeExpected(complaints, 'wrongCode');

  await page.getByRole('link', { name: 'Ask for a new code' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(customer.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  const second = await nextMailTo(backend, customer.email, RESET, 1);
  await page.goto(`/dev/messages/${second.number}.html`);
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  await expect(page.getByLabel('Code')).toHaveValue(second.subject.slice(0, 8));
  await choose(page, 'Karongi#2032');
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await mailsTo(backend, customer.email, RESET)).toHaveLength(2);
  const json = { email: customer.email, password: 'Karongi#2032' };
  await backend.ok(api.auth.login, { json });
});
