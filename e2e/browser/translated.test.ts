import type { Page } from '@playwright/test';
import { messages } from '#shared/messages.ts';
import { inDays } from '../support/bookings.ts';
import { expect, logIn, takeExpected, test } from '../support/site.ts';

/** Puts elements in the place of all texts that are shown, now and later, as Google's translation does. */
const translate = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const element = () => document.createElement('translated-text');
    const wrap = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest('translated-text, script, style, title'))
        return;
      const outer = element();
      const inner = outer.appendChild(element());
      inner.textContent = text.data;
      text.replaceWith(outer);
    };
    const wrapBelow = (node: Node) => {
      if (node instanceof Text) wrap(node);
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(wrap);
    };
    addEventListener('DOMContentLoaded', () => {
      wrapBelow(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          if (type === 'characterData') wrapBelow(target);
          else addedNodes.forEach((node) => node.isConnected && wrapBelow(node));
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  });

test('a customer signs in and books in a page that the browser translates', async ({
  page,
  complaints,
  customer,
  rooms,
}) => {
  const room = await rooms.create();
  await translate(page);
  const days = `startDate=${inDays(3)}&endDate=${inDays(4)}`;
  const review = `/review?coldRoomId=${room.id}&${days}`;
  await page.goto(`/login?next=${encodeURIComponent(review)}`);
  // React finds that the page is not as it was written ahead, and renders it anew: what was typed before would be gone.
  await takeExpected(complaints, /#418/);
  await logIn(page, customer.email, 'wrong-password-1');
  await expect(page.getByRole('main').getByText(messages.loginInvalid)).toBeVisible();
  await takeExpected(complaints, 'invalidCredentials');
  await logIn(page, customer.email, customer.password);
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(page).toHaveURL(/\/success\?/);
  await expect(page.locator('h1 translated-text translated-text')).toBeVisible();
});
