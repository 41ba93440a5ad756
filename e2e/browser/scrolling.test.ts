import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { listRooms, manyRooms } from '../support/listed.ts';
import { expect, test } from '../support/site.ts';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.use({ viewport: { width: 360, height: 500 } });

test('a page that is loaded begins at its top; a reload, Back and Forward find it as it was left', async ({
  page,
}) => {
  await page.goto('/terms', { waitUntil: 'networkidle' });
  await scrollTo(page, 700);
  await page.goto('/signup');
  await expect(heading(page, 'Create an account')).toBeVisible();
  expect(await scrolled(page), 'another page than the one that was scrolled').toBe(0);
  await scrollTo(page, 300);
  await page.reload();
  await expect(heading(page, 'Create an account')).toBeAttached();
  await expect.poll(() => scrolled(page), 'after loading it again').toBe(300);
  await page.goto('/login');
  await expect(heading(page, 'Sign in')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Create an account')).toBeAttached();
  await expect.poll(() => scrolled(page), 'after Back').toBe(300);
  await page.goto('/signup?next=/book');
  await expect(heading(page, 'Create an account')).toBeVisible();
  expect(await scrolled(page), 'the same page, opened anew').toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/signup$/);
  await page.goBack();
  await expect(heading(page, 'Terms of use')).toBeAttached();
  await expect.poll(() => scrolled(page), 'after Back to the first page').toBe(700);
});

test('“Skip to content” leads to the content of each page on which it is pressed', async ({
  page,
}) => {
  const skip = async () => {
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
  };
  await page.goto('/terms', { waitUntil: 'networkidle' });
  await skip();
  await scrollTo(page, 900);
  // A click with the pointer would scroll to the link first.
  await page.getByRole('link', { name: 'Privacy Policy' }).dispatchEvent('click');
  await expect(heading(page, 'Privacy policy')).toBeVisible();
  await skip();
  await expect(heading(page, 'Privacy policy')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.goBack();
  await expect(heading(page, 'Terms of use')).toBeAttached();
  await expect.poll(() => scrolled(page), 'where the first page was left').toBe(900);
});

for (const width of [360, 1000, 1440]) {
  test(`what stands below the newest rooms stays where it is when they come, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await listRooms(
      page,
      manyRooms(3, { feature: ['Backup power', 'Loading dock', 'Pest control'] }),
    );
    const release = await hold(page, '**/backend/coldroom*');
    await page.goto('/');
    await scrollTo(page, 600);
    const services = page.getByRole('region', { name: 'Our services' });
    await expect(services.getByRole('status')).toHaveText('Loading...');
    const height = async () => (await services.boundingBox())?.height ?? 0;
    const waiting = await height();
    release();
    await expect(services.getByRole('article')).toHaveCount(3);
    expect(
      Math.abs((await height()) - waiting),
      'the page moves by less than three lines',
    ).toBeLessThan(72);
  });
}
