import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** More stops of the Tab key than any page has. */
const MOST = 400;

/** Checks that the focused element looks different from how it looks without the focus. */
async function expectVisibleFocus(target: Locator): Promise<void> {
  const visible = await target.evaluate((element: HTMLElement) => {
    const look = () => {
      const { outline, boxShadow, backgroundColor } = getComputedStyle(element);
      return [outline, boxShadow, backgroundColor].join();
    };
    const focused = look();
    element.blur();
    const bare = look();
    element.focus();
    return focused !== bare;
  });
  expect(visible, `the focus is to be seen on ${String(target)}`).toBe(true);
}

type Place = 'focused' | 'elsewhere' | 'gone';

const placeOf = (element: Element): Place => {
  if (!element.isConnected) return 'gone';
  return element === document.activeElement ? 'focused' : 'elsewhere';
};

/** Presses the Tab key until the target has the focus, and checks that the focus is visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // To find it by its role before each press would take longer than all else.
  let element = await target.elementHandle();
  for (let stops = 0; stops < MOST; stops += 1) {
    const place = await element.evaluate(placeOf);
    if (place === 'focused') {
      await expectVisibleFocus(target);
      return;
    }
    if (place === 'gone') element = await target.elementHandle();
    else await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${String(target)}`);
}

/** Goes to the target with the Tab key, and presses Enter on it. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes to a date field with the Tab key, and types the day in the order of the browser's fields. */
export async function typeDay(page: Page, field: Locator, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  await tabTo(page, field);
  await page.keyboard.type(`${month}${date}${year}`);
  await expect(field).toHaveValue(day);
}
