import type { Locator, Page } from '@playwright/test';
import { newCaller } from '../support/callers.ts';
import { boxOf, pressAt } from '../support/clicks.ts';
import { untilBookingsListed } from '../support/outboxWaits.ts';
import { withoutNews } from '../support/quiet.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

const toasts = (page: Page) => page.locator('.Toastify__toast');

/** The name of what a press in the middle of a control hits instead of it, if anything does. */
const liesOn = (control: Locator): Promise<string | undefined> =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return element.contains(hit) ? undefined : (hit?.className ?? 'nothing');
  });

/** Approves what comes first in the list, and what comes to its place, twice, from a place in the window on. */
async function approveThree(page: Page, top: number): Promise<void> {
  const rows = page.getByRole('article');
  const approve = rows.first().getByRole('button', { name: /^Approve/ });
  await page.evaluate(() => window.scrollTo(0, 0));
  const { y } = await boxOf(approve);
  await page.evaluate((by) => window.scrollTo(0, by), y - top);
  // A filter that unfolds late may move the page before it is pressed.
  await page.evaluate(() =>
    window.addEventListener(
      'pointerdown',
      () => Object.assign(window, { scrolled: window.scrollY }),
      { capture: true },
    ),
  );
  for (let count = 1; count <= 3; count += 1) {
    const before = await rows.count();
    // Each is read before it is answered: two presses within half a second are one.
    await pressAt(page, count * 1000);
    await approve.click();
    await expect(rows).toHaveCount(before - 1);
    await expect(toasts(page)).toHaveCount(count);
    await expect(approve).toBeVisible();
    const moved = await page.evaluate(
      () => window.scrollY - (window as unknown as { scrolled: number }).scrolled,
    );
    expect(moved, 'the page stays where it was').toBe(0);
    // A tablet has a menu in place of Reject.
    for (const name of [/^Approve/, /^Details/, /^(Reject|More)/]) {
      expect(await liesOn(rows.first().getByRole('button', { name }))).toBeUndefined();
    }
  }
}

test('what is offered after several answers is told apart, and lies on no button of what comes next', async ({
  page,
  backend,
  admin,
  rooms,
  bookings,
}) => {
  await withoutNews(page);
  await arriveSignedIn(page, admin);
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const top of [200, 560]) {
      await test.step(`${width} wide, ${top} from the top`, async () => {
        const room = await rooms.create();
        // No client may wait for more than five answers.
        for (const days of [
          [8, 10, 12, 14],
          [16, 18, 20, 22],
          [24, 26, 28, 30],
        ]) {
          const { userId } = await newCaller(backend, admin);
          for (const day of days) await bookings.bookFor(userId, room, day, day, 'pending');
        }
        await untilBookingsListed(backend, admin, { coldRoomId: room.id }, 12);
        await page.goto(`/admin-dashboard/bookings?show=pending&room=${room.id}`);
        await expect(page.getByRole('article').nth(11)).toBeVisible();
        await approveThree(page, top);
        await expect(page.getByRole('button', { name: /^Undo, CR-/ })).toHaveCount(2);
        await toasts(page).first().hover();
        await expect(page.getByRole('button', { name: /^Undo, CR-/ })).toHaveCount(3);
      });
    }
  }
});
