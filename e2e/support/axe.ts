import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test.ts';
import { isTile } from './tiles.ts';

/** Tags of the rules of WCAG 2.2 at level AA, and of the versions that it includes. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Milliseconds within which a page stands also on a busy machine; a test that waited on would not say for what. */
const STANDS_WITHIN = 90_000;

/** Milliseconds within which the requests of a page end, also on a busy machine. */
const REQUESTS_END_WITHIN = 30_000;

/** Milliseconds without a request after which a page that is drawn has asked for all it needs. */
const QUIET = 100;

/**
 * A wait for the page's requests: it ends when none has been under way for a moment. Tiles of a map are left out, as they
 * come from the test itself. Requests of a page that is left end with it: of one that is dropped, nobody tells the end.
 */
export function requestsOf(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let changed = Date.now();
  const end = (request: Request) => {
    underWay.delete(request);
    changed = Date.now();
  };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) underWay.clear();
    if (!isTile(request.url())) underWay.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  /** What is waited for, in words. */
  const waitedFor = (): string[] => {
    const addresses = [...underWay].map((request) => request.url());
    return addresses.length > 0 || Date.now() - changed >= QUIET ? addresses : ['more to come'];
  };
  // Without `expect.poll`, which reports each look to the runner: that takes longer than the look.
  return async () => {
    const late = Date.now() + REQUESTS_END_WITHIN;
    while (waitedFor().length > 0 && Date.now() < late) await sleep(25);
    expect(waitedFor(), 'the requests that are under way').toEqual([]);
  };
}

/** Milliseconds without a frame after which the browser draws nothing any more, also on a busy machine. */
const NO_FRAME_MS = 20_000;

/**
 * Scrolls a page from its top to its end and back, and stays at each step until it is drawn: what comes near the window is
 * told of it with a frame, and not before. It runs in the page.
 * @throws Error if the browser draws nothing for so many milliseconds
 */
async function scrollThrough(noFrameMs: number): Promise<void> {
  const drawn = () =>
    new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('The browser draws no frame.')), noFrameMs);
      requestAnimationFrame(() => {
        clearTimeout(late);
        setTimeout(resolve);
      });
    });
  for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
    window.scrollTo({ top: y, behavior: 'instant' });
    await drawn();
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Waits until a page that has loaded stands: what comes with scrolling has come. It scrolls again where a
 * page has grown meanwhile, as what came below was not scrolled to then, and where a part still waits, as a
 * prerendered page can be scrolled before its scripts watch what is near.
 * @param requestsEnd from {@link requestsOf}, where more than one page is visited in one document
 */
export async function settle(
  page: Page,
  requestsEnd = () => page.waitForLoadState('networkidle'),
): Promise<void> {
  await expect(async () => {
    await page.evaluate(scrollThrough, NO_FRAME_MS);
    await requestsEnd();
    await expect(page.locator('[data-waits]:visible')).toHaveCount(0, { timeout: 500 });
    await expect(page.getByText(/Loading.*\.\.\./)).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: STANDS_WITHIN });
}

/** What the colour scheme changes: all else is as it was in the other one. */
const COLOURS = { type: 'rule' as const, values: ['color-contrast'] };

interface Look {
  /** Looks at the colours alone, where the page was looked at in another scheme already. */
  coloursOnly?: boolean;
  /**
   * Leaves out the header, the footer and each navigation that stand as at an earlier look in this document, at the same
   * width and in the same colours: what stands around each page is looked at once.
   */
  newOnly?: boolean;
}

/** Marks what {@link Look.newOnly} leaves out. It runs in the page, which remembers what was looked at. */
function markSeen(look: string): void {
  const kept = window as typeof window & { looks?: Set<string> };
  const looks = (kept.looks ??= new Set());
  const parts = [...document.querySelectorAll<HTMLElement>('nav, header, footer')].filter(
    (part) => part.localName === 'nav' || !part.closest('main'),
  );
  for (const part of parts) delete part.dataset.seen;
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const here = parts.map((part) => [look, innerWidth, isDark, part.outerHTML].join(' '));
  for (const [index, part] of parts.entries()) {
    if (looks.has(here[index] ?? '')) part.dataset.seen = '';
  }
  for (const seen of here) looks.add(seen);
}

/**
 * What axe complains of, in a modal alone, where one is open, as what lies behind it is inert. It runs in the page, because
 * all else that axe tells is long.
 */
async function complaintsOf(options: axe.RunOptions): Promise<string[]> {
  const inPage = (window as typeof window & { axe: typeof axe }).axe;
  const modal = 'dialog[open]';
  const whole = document.querySelector(modal) ? [modal] : ['html'];
  const { violations } = await inPage.run({ include: [whole], exclude: ['[data-seen]'] }, options);
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' | ')})`,
  );
}

/** Checks that axe finds nothing to complain of in what the page shows now. */
export async function expectAccessible(
  page: Page,
  { coloursOnly = false, newOnly = false }: Look = {},
): Promise<void> {
  // Its code is long: it is sent to a document once, not for each look at it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  if (newOnly) await page.evaluate(markSeen, coloursOnly ? 'colours' : 'all');
  const found = await page.evaluate(complaintsOf, {
    resultTypes: ['violations'],
    runOnly: coloursOnly ? COLOURS : WCAG,
  } satisfies axe.RunOptions);
  expect(found, `axe at ${page.url()}`).toEqual([]);
}

/** Checks that the page does not scroll sideways. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const [content, space] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(content, `the width of ${page.url()}`).toBeLessThanOrEqual(space);
}
