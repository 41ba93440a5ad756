import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';
import { paths, type PageAccess, type PageInfo } from '#web/lib/paths.ts';

const addressOf = ({ path }: PageInfo) => path.replace(':id', 'some-room');

const addressesOf = (...access: PageAccess[]): string[] =>
  Object.values<PageInfo>(paths)
    .filter((info) => access.includes(info.access))
    .map(addressOf);

/** Opens each page in turn, and checks where it leads. */
async function expectSent(from: string[], to: (address: string) => string): Promise<void> {
  const { goTo, path } = openSite('/faq');
  for (const address of from) {
    goTo('/faq');
    // Two addresses at once would be one change for the page.
    await screen.findByText('Questions and answers', { selector: 'h1' });
    goTo(address);
    await waitFor(() => expect(path(), address).toBe(to(address)));
  }
}

beforeEach(() => {
  new FakeBackend();
});

test('the guards send a visitor of any page that asks for it to sign in, and back afterwards [S2.11, S2.12, S2.16, S2.17, S2.18, S2.19, S2.20, S2.21, S4.23]', () =>
  expectSent(
    addressesOf('signedIn', 'user', 'staff', 'admin'),
    (address) => `/login?next=${encodeURIComponent(address)}`,
  ));

test('the guards send a customer on any page of admins to the dashboard [S2.13, S2.14, S2.19, S4.24]', () => {
  signIn();
  return expectSent(addressesOf('staff', 'admin'), () => '/dashboard');
});

test('the guards send an admin on any page of customers to the admin dashboard [S4.25]', () => {
  signIn({ role: 'admin' });
  return expectSent(addressesOf('user'), () => '/admin-dashboard');
});

test('the guards send an operator on any page of admins or customers to the dashboard of the staff', () => {
  signIn({ role: 'operator' });
  return expectSent(addressesOf('user', 'admin'), () => '/admin-dashboard');
});
