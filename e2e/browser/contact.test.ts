import type { Page } from '@playwright/test';
import { newEmail } from '../support/people.ts';
import { expect, takeExpected, test } from '../support/site.ts';

const GREEN = 'rgb(23, 104, 63)';
const RED = 'rgb(179, 38, 30)';
const QUERY = '**/backend/contact/submit-query';

const accept = (page: Page) =>
  page.getByRole('checkbox', { name: "I've read and accept privacy policy" });
const news = (page: Page) =>
  page.getByRole('checkbox', { name: "I'd like to get news and insights from us" });
const phone = (page: Page) => page.getByRole('textbox', { name: /^Phone number/ });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' });

/** The number as it stands in the field, whichever way it is grouped there. */
const digitsOf = async (page: Page) => (await phone(page).inputValue()).replace(/\D/g, '');

async function fillIn(page: Page): Promise<void> {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.getByLabel('Full name').fill('Aline Test');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('How we can help?').fill('Two tons of milk, for a week.');
  await accept(page).check();
}

test("the button says 'Sending...' and is disabled, then a failure stands there in red, a success in green, and the fields are clear [S1.4, S2.96, S2.97, S3.22, S3.23, S4.21]", async ({
  page,
  complaints,
}) => {
  await fillIn(page);
  await phone(page).fill('+250788123456');
  await news(page).check();
  await page.route(QUERY, (route) => route.fulfill({ status: 500, json: {} }));
  await send(page).click();
  await expect(page.getByText('Failed to submit the query.')).toHaveCSS('color', RED);
  await takeExpected(complaints, 'serverError');
  await page.unroute(QUERY);

  const { promise, resolve } = Promise.withResolvers<undefined>();
  const sent = page.waitForRequest(QUERY);
  await page.route(QUERY, async (route) => {
    await promise;
    await route.continue();
  });
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  resolve(undefined);

  const success = page.getByText('Your query has been submitted successfully!');
  await expect(success).toHaveCSS('color', GREEN);
  expect((await sent).postDataJSON()).toMatchObject({
    names: 'Aline Test',
    phone: '+250788123456',
    questions: 'Two tons of milk, for a week.',
    acceptPrivacyPolicy: true,
    subscribeNews: true,
  });
  for (const label of ['Full name', 'Email', 'How we can help?']) {
    await expect(page.getByLabel(label)).toHaveValue('');
  }
  await expect.poll(() => digitsOf(page)).toBe('');
  await expect(accept(page)).not.toBeChecked();
  await expect(news(page)).not.toBeChecked();
  await expect(send(page)).toBeEnabled();
});

test('a search for a truck ends at the message, which says so and is to be completed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Search free days' }).click();
  const search = page.getByRole('dialog');
  await search.getByLabel('Service').selectOption('transportation');
  await search.getByRole('button', { name: 'Check Availability' }).click();
  await expect(page).toHaveURL(/\/contact\?startDate=.*&service=transportation$/);
  const message = page.getByLabel('How we can help?');
  await expect(message).toHaveValue(/^I need refrigerated transport/);
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport();
  await expect(page.getByText('Trucks are planned by people.')).toBeInViewport();

  // The browser keeps the question with the entry of its history, and not for another one.
  await page.reload();
  await expect(message).toHaveValue(/^I need refrigerated transport/);
  await page.goto('/about');
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await expect(message).toHaveValue('');
  await expect(page.getByText('Trucks are planned by people.')).toBeHidden();
});
