import { expect, type Locator, type Page } from '@playwright/test';

/** What a way through the site costs on a phone. */
interface Effort {
  taps: number;
  /** In screens. */
  scrolled: number;
}

/** The field of a form to which the keyboard of a phone goes on by its Next: the one behind that which has the focus. */
const isNext = (field: Element): boolean => {
  const fields = [...(field.closest('form')?.querySelectorAll('input') ?? [])].filter(
    ({ type, tabIndex }) => tabIndex >= 0 && !['hidden', 'checkbox'].includes(type),
  );
  const before = fields[fields.findIndex((one) => one === field) - 1];
  return before !== undefined && before === document.activeElement;
};

/**
 * Presses things on a phone, and counts the presses and how far was scrolled for them. A tap into a field is one;
 * typing, and the keyboard's own Next and Go, are none.
 */
export function countTaps(page: Page) {
  const effort: Effort = { taps: 0, scrolled: 0 };
  const top = () => page.evaluate(() => scrollY / innerHeight);
  const isInView = (target: Locator) =>
    target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  const reach = async (target: Locator) => {
    await target.waitFor();
    if (await isInView(target)) return;
    const before = await top();
    await target.scrollIntoViewIfNeeded();
    effort.scrolled += Math.abs((await top()) - before);
  };
  return {
    effort,
    tap: async (target: Locator) => {
      await reach(target);
      effort.taps += 1;
      // What was found may give way to another one while the page settles: then it is found anew.
      await expect(() => target.click({ timeout: 5_000 })).toPass({ timeout: 60_000 });
    },
    type: async (target: Locator, text: string) => {
      await reach(target);
      effort.taps += 1;
      await target.fill(text);
    },
    /** Goes on to the next field by the keyboard, and types there. */
    typeNext: async (target: Locator, text: string) => {
      expect(await target.evaluate(isNext)).toBe(true);
      await reach(target);
      await target.fill(text);
    },
    /** Sends the form that is typed into by the keyboard's Go. */
    go: () => page.keyboard.press('Enter'),
  };
}
