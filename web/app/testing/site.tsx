import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Claims } from '#shared/claims.ts';
import { pageRoutes } from '#web/app/routes.tsx';
import { makeStore } from '#web/app/store.ts';
import { tokenOf } from '#web/lib/testing/browser.ts';

/** Signs somebody in whose names and role matter to nobody else, as a saved token does. */
export const signIn = (claims: Partial<Claims> = {}): void => {
  const person = { userId: 'u1', role: 'user', names: 'Keza Test', email: 'keza@example.com' };
  localStorage.setItem('token', tokenOf({ ...person, exp: 4e9, ...claims }));
};

/** Opens the site at an address, as the browser does without a prerendered page. */
export function openSite(address: string) {
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
