import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { pageRoutes } from '#web/app/routes.tsx';
import { makeStore } from '#web/app/store.ts';
import { readGivenRoom, roomGiven } from '#web/features/rooms/api/givenRoom.ts';
import '#web/app/theme/tokens.css';
import '#web/app/theme/base.css';
import '#web/app/theme/utilities.css';
import { keepEntryKeys } from './entryKeys.ts';
import { resolveLazy } from './resolveLazy.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** Says when the page answers to the visitor, for what they did before (see `early.ts`). */
function TellTaken({ children }: { children: ReactNode }) {
  // With the page, and not behind it: what is pressed next must find what was typed before.
  useLayoutEffect(() => {
    dispatchEvent(new Event('site:has-taken-over'));
  }, []);
  return children;
}

/** A page that was prerendered is taken over as it is; any other is drawn from nothing. */
async function start(element: HTMLElement): Promise<void> {
  const prerendered = element.hasChildNodes();
  if (prerendered) await resolveLazy(pageRoutes, window.location.pathname);
  const store = makeStore();
  const given = readGivenRoom();
  if (given) store.dispatch(roomGiven(given));
  keepEntryKeys();
  // To a router that hydrates, the visitor is where they scrolled to; any other begins at the top.
  const router = createBrowserRouter(pageRoutes, prerendered ? { hydrationData: {} } : undefined);
  const site = (
    <StrictMode>
      <Provider store={store} serverState={store.getState()}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>
  );
  if (prerendered) {
    dispatchEvent(new Event('site:takes-over'));
    hydrateRoot(element, <TellTaken>{site}</TellTaken>);
  } else createRoot(element).render(site);
}

void start(root);
