import type { Locator } from '@playwright/test';
import { arriveSignedIn, expect, test } from '../support/site.ts';

/** Focuses something as the keyboard does, and finds that nothing lies over it. */
async function expectUncovered(control: Locator): Promise<void> {
  await control.focus();
  const isOnTop = () =>
    control.evaluate((element) => {
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found !== null && (element === found || element.contains(found));
    });
  await expect.poll(isOnTop, String(control)).toBe(true);
}

async function expectEachUncovered(controls: Locator): Promise<void> {
  expect(await controls.count()).toBeGreaterThan(0);
  for (const control of await controls.all()) await expectUncovered(control);
}

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 640, height: 280 } });

  test('every link of the open menu can be scrolled into sight', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'Login' })).toBeAttached();
    await expectEachUncovered(menu.getByRole('link'));
  });

  test('so can what an account’s menu holds', async ({ page, customer }) => {
    await arriveSignedIn(page, customer);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /account menu$/ }).click();
    const logout = page.getByRole('banner').getByRole('button', { name: 'Logout', exact: true });
    await expectUncovered(logout);
    await page.keyboard.press('Escape');
    await expectEachUncovered(
      page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link'),
    );
  });
});

test.describe('in a low window of a narrow phone', () => {
  test.use({ viewport: { width: 568, height: 280 } });

  test('what stands behind "More" opens below it, within the page', async ({ page, admin }) => {
    await arriveSignedIn(page, admin);
    await page.goto('/admin-dashboard/cold-rooms');
    const sidebar = page.getByRole('navigation', { name: 'Admin dashboard' });
    await sidebar.getByRole('button', { name: 'More' }).click();
    await expectEachUncovered(sidebar.getByRole('link'));
    await expectUncovered(sidebar.getByRole('button', { name: 'Logout' }));
    // The page ends where its footer does: no bar is at its foot.
    await expect(page.getByRole('contentinfo')).toHaveCSS('padding-bottom', '0px');
  });
});

test.describe('in a low window of a desk', () => {
  test.use({ viewport: { width: 960, height: 475 } });

  test('a dashboard begins beside its sidebar, whose links can all be scrolled to', async ({
    page,
    admin,
  }) => {
    await arriveSignedIn(page, admin);
    await page.goto('/admin-dashboard/cold-rooms');
    const sidebar = page.getByRole('navigation', { name: 'Admin dashboard' });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expectEachUncovered(sidebar.getByRole('link'));
    await expectUncovered(sidebar.getByRole('button', { name: 'Logout' }));
  });
});

test.describe('enlarged to four times', () => {
  test.use({ viewport: { width: 341, height: 164 } });

  test('no field of the booking form lies behind what stays in sight', async ({ page, rooms }) => {
    const room = await rooms.create();
    await page.goto(`/book/${room.id}`);
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(page.getByLabel('Storage')).toHaveValue(room.id);
    for (const name of ['Storage', 'Start date', 'End date', 'Service', 'Goods', 'Weight in kg']) {
      await expectUncovered(page.getByLabel(name));
    }
  });
});
