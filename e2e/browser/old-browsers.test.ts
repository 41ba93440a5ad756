import type { Page } from '@playwright/test';
import { bookPath } from '#web/lib/paths.ts';
import { expect, logIn, test } from '../support/site.ts';

/** Takes from the browser what the oldest browsers of the site do not have. */
const growOld = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const later: [object, string[]][] = [
      [
        Array.prototype,
        ['findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with'],
      ],
      [Array, ['fromAsync']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['any', 'timeout']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
      [globalThis, ['structuredClone', 'Iterator']],
    ];
    for (const [owner, names] of later) {
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
  });

test('the site works without what browsers have learned since 2021', async ({
  page,
  customer,
  rooms,
}) => {
  const room = await rooms.create();
  await growOld(page);
  await page.goto('/');
  // Known to the browser alone: it stands there once the site has taken the page over.
  await expect(page.getByRole('contentinfo').getByText(/2024–\d{4}/)).toBeVisible();
  await page.goto('/search');
  await expect(page.getByText(/\d rooms? found/)).toBeVisible();
  await page.goto(`/coldroom/${room.id}`);
  await expect(page.getByRole('region', { name: 'Free days' }).getByRole('grid')).toHaveCount(2);
  await page.goto(bookPath(room.id));
  await expect(page.getByLabel('Storage')).toHaveValue(room.id);
  await page.goto('/login');
  await logIn(page, customer.email, customer.password);
  await expect(page).toHaveURL(/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
