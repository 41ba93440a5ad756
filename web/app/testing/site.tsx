import { cleanup, render, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Claims } from '#shared/claims.ts';
import { pageRoutes } from '#web/app/routes.tsx';
import { makeStore } from '#web/app/store.ts';
import { tokenOf } from '#web/lib/testing/browser.ts';

const HOUR_SECONDS = 3600;

/** The token of somebody whose names and role matter to nobody else. */
export const tokenFor = (claims: Partial<Claims> = {}): string => {
  const person = { userId: 'u1', role: 'user', names: 'Keza Test', email: 'keza@example.com' };
  return tokenOf({ ...person, exp: Math.floor(Date.now() / 1000) + HOUR_SECONDS, ...claims });
};

/** Signs somebody in, as a saved token does. */
export const signIn = (claims: Partial<Claims> = {}): void =>
  localStorage.setItem('token', tokenFor(claims));

/** Writes a text into a field, in place of what stands there. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  if (text !== '') await user.paste(text);
}

/**
 * Opens the site at an address, as the browser does without a prerendered page. What is stored stays from one
 * time to the next.
 */
export function openSite(address: string) {
  cleanup();
  const router = createMemoryRouter(pageRoutes, { initialEntries: [address] });
  const user = userEvent.setup();
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const path = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { user, router, path };
}

/** What stands beside a term of a list of terms. */
export const definitionOf = (list: HTMLElement, term: string): string | null | undefined =>
  within(list).getByText(term, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;
