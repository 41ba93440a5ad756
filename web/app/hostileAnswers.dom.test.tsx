import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addressOf } from '#web/app/testing/addresses.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { paths, type PageAccess, type PageInfo } from '#web/lib/paths.ts';
import { answer } from '#web/lib/testing/browser.ts';

/** The addresses of all pages with this access. */
const addressesOf = (...access: PageAccess[]): string[] =>
  Object.values<PageInfo>(paths)
    .filter((info) => access.includes(info.access))
    .map((info) => addressOf(info, roomOf(), bookingOf()));

/** Answers that no page can show, and none at all. */
const hostile: [string, () => Response | Promise<Response>][] = [
  ['an answer of another shape', () => answer(200, [{ id: 7, days: 'all' }])],
  ['an empty answer', () => new Response('')],
  [
    'a page of HTML',
    () =>
      new Response('<title>Pay for the network</title>', {
        headers: { 'Content-Type': 'text/html' },
      }),
  ],
  ['no answer', () => new Promise<Response>(() => undefined)],
];

/** No change of the document tells that an answer has been taken: look often. */
const soon = { interval: 5 };

const readers = [
  ['a visitor', addressesOf('public'), undefined],
  ['a customer', addressesOf('user', 'signedIn'), 'user'],
  ['an admin', addressesOf('staff', 'admin', 'signedIn'), 'admin'],
] as const;

const cases = readers.flatMap(([who, addresses, role]) =>
  hostile.map(([what, respond]) => ({ who, addresses, role, what, respond })),
);

// The console stays silent but for the calls that failed, as `setup.ts` sees to.
test.each(cases)('no page of $who breaks at $what', async ({ addresses, role, respond }) => {
  const backend = new FakeBackend();
  let underWay = 0;
  backend.servesAll(async () => {
    const response = respond();
    if (response instanceof Response) underWay += 1;
    const done = await response;
    setTimeout(() => (underWay -= 1));
    return done;
  });
  if (role) signIn({ role });
  const { goTo } = openSite('/faq');
  await screen.findByText('Questions and answers', { selector: 'h1' });
  for (const address of addresses) {
    // By its name: to ask each page for a role would take longer than to show it.
    const main = document.querySelector('main');
    const left = main?.querySelector('h1');
    goTo(address);
    await waitFor(() => {
      const shown = main?.querySelector('h1, [role="status"]');
      expect(shown, `shown at ${address}`).toBeInstanceOf(Element);
      expect(shown, `left for ${address}`).not.toBe(left);
    }, soon);
    await waitFor(() => expect(underWay, address).toBe(0), soon);
    expect(screen.queryByText('This page could not be shown'), address).toBeNull();
  }
});
