import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite } from '#web/app/testing/site.tsx';
import type { DraftName } from '#web/lib/drafts.ts';

/** Words for each form whose draft a browser keeps. That of a room is the staff's, and holds nothing of a person. */
const drafts: Record<Exclude<DraftName, 'roomDraft'>, RegExp> = {
  signUpDraft: /when you sign up/,
  contactDraft: /contact form/,
  callbackDraft: /callback form/,
  bookingDraft: /the days and goods of a booking/,
};

/** What stands below a heading of the privacy policy, up to the next one. */
async function sectionOf(heading: string): Promise<string> {
  const words: string[] = [];
  let element = (await screen.findByRole('heading', { name: heading })).nextElementSibling;
  for (; element && element.tagName !== 'H2'; element = element.nextElementSibling) {
    words.push(element.textContent);
  }
  return words.join(' ');
}

test('the privacy policy names all that a browser keeps of what was typed, and what the house keeps and shows', async () => {
  new FakeBackend().answers('house.contact', {});
  openSite('/privacy');
  const browser = await sectionOf('What your browser keeps');
  for (const words of Object.values(drafts)) expect(browser).toMatch(words);
  expect(browser).toMatch(/names, phone number and email address/);
  expect(browser).toMatch(/never holds a password/);
  expect(browser).toMatch(/code for a new password, .* for 15 minutes/);
  const kept = await sectionOf('What we keep');
  for (const words of [/picture/, /paid/, /receipts and invoices/, /rating/]) {
    expect(kept).toMatch(words);
  }
  expect(await sectionOf('Who sees it')).toMatch(/rate a room, everybody .* first name/);
});
