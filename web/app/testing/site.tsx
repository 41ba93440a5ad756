import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import {
  parsePath,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  type RouteObject,
} from 'react-router-dom';
import type { Claims } from '#shared/claims.ts';
import { SitePages } from '#web/app/SitePages.tsx';
import { pageRoutes } from '#web/app/routes.tsx';
import { makeStore } from '#web/app/store.ts';
import { SiteRouter } from '#web/lib/router/SiteRouter.tsx';
import { fetchPages } from '#web/lib/router/fetchPages.ts';
import { createNavigation } from '#web/lib/router/navigation.ts';
import { createScrollMemory } from '#web/lib/router/scroll.ts';
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
 * Writes a text into a field, and answers what stands in it once React has handled that, before anything is drawn later: a
 * browser gives the next key to this.
 */
export function keptAtOnce(field: HTMLInputElement, text: string): string {
  let kept = '';
  const read = () => {
    kept = field.value;
  };
  document.addEventListener('input', read, { once: true });
  fireEvent.input(field, { target: { value: text } });
  return kept;
}

/**
 * Opens the site at an address, as the browser does without a prerendered page. What is stored stays from one
 * time to the next.
 * @param routes other pages than the site's own
 */
export function openSite(address: string, routes: RouteObject[] = pageRoutes) {
  cleanup();
  const scroll = createScrollMemory();
  const navigation = createNavigation(createMemoryHistory({ initialEntries: [address] }), {
    load: (path) => fetchPages(routes, path),
    leaving: scroll.remember,
  });
  const user = userEvent.setup();
  render(
    <Provider store={makeStore()}>
      <SiteRouter navigation={navigation} scroll={scroll}>
        <SitePages routes={routes} />
      </SiteRouter>
    </Provider>,
  );
  const path = () => {
    const { pathname, search } = navigation.shown().location;
    return `${pathname}${search}`;
  };
  const goTo = (to: string): void => act(() => navigation.navigator.push(parsePath(to)));
  const goBack = (): void => act(() => navigation.navigator.go(-1));
  return { user, goTo, goBack, path };
}

/** What stands beside a term of a list of terms, as it is read: a space that breaks nowhere is a space. */
export const definitionOf = (list: HTMLElement, term: string): string | undefined =>
  within(list)
    .getByText(term, { selector: 'dt' })
    .parentElement?.querySelector('dd')
    ?.textContent.replaceAll('\u00a0', ' ');

/** The button at a room that was given to the booking form, which shows the fields; the summary beside it has another. */
export async function changeOfRoom(): Promise<HTMLElement> {
  const [first] = await screen.findAllByRole('button', { name: 'Change' });
  if (!first) throw new Error('No room was given');
  return first;
}
