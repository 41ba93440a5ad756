import type { Page } from '@playwright/test';
import { expectNoSidewaysScrolling } from './axe.ts';
import { expect } from './test.ts';

/** The numbers on a page, whose text gets a size in %, that are broken over several lines. */
const brokenNumbers = (page: Page, textSize: number): Promise<string[]> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: number, index } of (text.textContent ?? '').matchAll(/\d[\d.,]*\d/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + number.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(number);
      }
    }
    return broken;
  }, textSize);

/** Widths in px, and the size of the text in %. */
const sizes = [
  [320, 100],
  [360, 100],
  [360, 200],
  [620, 100],
  [900, 100],
  [1024, 100],
  [1440, 100],
] as const;

/** Checks at all sizes that no number is broken, or makes the page wider than the screen. */
export async function expectWholeNumbers(page: Page): Promise<void> {
  for (const [width, text] of sizes) {
    await page.setViewportSize({ width, height: 900 });
    const where = `${page.url()} at ${width} px with text of ${text} %`;
    expect(await brokenNumbers(page, text), where).toEqual([]);
    // A chart is drawn again a moment after its place has become narrower.
    if (text === 100) await expect(() => expectNoSidewaysScrolling(page)).toPass();
  }
}
