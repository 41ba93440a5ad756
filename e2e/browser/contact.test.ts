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

test('the contact screen has every field and word of the specification [S2.5, S2.92, S2.93, S2.94, S2.95, S5.19]', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Go ahead and send us a Message!!' }),
  ).toBeVisible();
  for (const label of ['Full name', 'Email', 'How we can help?']) {
    await expect(page.getByLabel(label)).toHaveAttribute('required');
  }
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(phone(page)).toHaveAttribute('placeholder', /^\+250/);
  await expect(phone(page)).not.toHaveAttribute('required');
  await expect(accept(page)).toHaveAttribute('required');
  await expect(news(page)).not.toHaveAttribute('required');
  await expect(send(page)).toBeEnabled();
});

test('the policy that has to be accepted is read in a tab of its own, and nothing typed is lost', async ({
  page,
}) => {
  await fillIn(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).click();
  await expect(await opened).toHaveURL(/\/privacy$/);
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel('Full name')).toHaveValue('Aline Test');
  await expect(accept(page)).toBeChecked();
});

test("the button says 'Sending...' and is disabled, then success stands there in green and the fields are clear [S1.4, S2.96, S2.97, S3.22, S3.23, S4.21]", async ({
  page,
}) => {
  await fillIn(page);
  await phone(page).fill('+250788123456');
  await news(page).check();
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

test('a failure stands there in red, and nothing that was typed is lost [S2.97, S8.45]', async ({
  page,
  complaints,
}) => {
  await fillIn(page);
  await phone(page).fill('+250788123456');
  await page.route(QUERY, (route) => route.fulfill({ status: 500, json: {} }));
  await send(page).click();
  await expect(page.getByText('Failed to submit the query.')).toHaveCSS('color', RED);
  await takeExpected(complaints, 500, /Failed to submit/);
  await expect(page.getByLabel('Full name')).toHaveValue('Aline Test');
  await expect(page.getByLabel('How we can help?')).toHaveValue('Two tons of milk, for a week.');
  expect(await digitsOf(page)).toMatch(/788123456$/);
  await expect(accept(page)).toBeChecked();

  await page.unroute(QUERY);
  await send(page).click();
  await expect(page.getByText('Your query has been submitted successfully!')).toBeVisible();
  await expect(page.getByText('Failed to submit the query.')).toBeHidden();
});

test('what is missing is said beside its field, and nothing is sent [S2.93, S5.19]', async ({
  page,
}) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.method() === 'POST')));
  await send(page).click();
  for (const label of ['Full name', 'Email', 'How we can help?']) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription('Required.');
  }
  await expect(accept(page)).toHaveAccessibleDescription('Please accept the privacy policy.');
  await expect(phone(page)).not.toHaveAccessibleDescription(/./);
  await expect(page.getByLabel('Full name')).toBeFocused();

  await page.getByLabel('Email').fill('nobody');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Must be an e-mail address.');
  expect(sent).toBe(0);
});

test('phone and newsletter may be left empty [S2.94, S2.95, S5.19]', async ({ page }) => {
  await fillIn(page);
  const sent = page.waitForRequest(QUERY);
  await send(page).click();
  await expect(page.getByText('Your query has been submitted successfully!')).toBeVisible();
  expect((await sent).postDataJSON()).toMatchObject({ subscribeNews: false });
});

test('what became of a message is forgotten on leaving and coming back [S2.98]', async ({
  page,
}) => {
  await fillIn(page);
  await send(page).click();
  const success = page.getByText('Your query has been submitted successfully!');
  await expect(success).toBeVisible();
  await page.getByRole('link', { name: 'questions and answers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
  await page.goBack();
  await expect(send(page)).toBeVisible();
  await expect(success).toBeHidden();
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
  await expect(page).toHaveURL(/\/contact$/);
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
