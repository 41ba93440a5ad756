import { StrictMode, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { SitePages } from '#web/app/SitePages.tsx';
import { pageRoutes } from '#web/app/routes.tsx';
import { makeStore } from '#web/app/store.ts';
import { warmCalls } from '#web/lib/api/client.ts';
import { SiteRouter } from '#web/lib/router/SiteRouter.tsx';
import { fetchPages } from '#web/lib/router/fetchPages.ts';
import { createNavigation } from '#web/lib/router/navigation.ts';
import { createScrollMemory } from '#web/lib/router/scroll.ts';
import { readToken } from '#web/lib/session.ts';
import '#web/app/theme/tokens.css';
import '#web/app/theme/base.css';
import '#web/app/theme/utilities.css';
import '#web/app/theme/print.css';
import { bearTranslation } from './bearTranslation.ts';
import { keepEntryKeys } from './entryKeys.ts';
import { takeGiven } from './given.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** Reports when the page is hydrated, so that `early.ts` replays what the visitor did before. */
function TellTaken({ children }: { children: ReactNode }) {
  // A layout effect: the next press must find what was typed before.
  useLayoutEffect(() => {
    dispatchEvent(new Event('site:has-taken-over'));
  }, []);
  // An effect of the outermost component: by now each link has been told the page's address.
  useEffect(() => {
    dispatchEvent(new Event('site:is-ready'));
  }, []);
  return children;
}

/** Hydrates a prerendered page; renders any other. */
async function start(element: HTMLElement): Promise<void> {
  const prerendered = element.hasChildNodes();
  // Pages that are not written ahead call the API, and so do all of whoever is signed in.
  if (!prerendered || readToken()) warmCalls();
  const fetchCode = (path: string) => fetchPages(pageRoutes, path);
  if (prerendered) await fetchCode(window.location.pathname);
  const store = makeStore();
  takeGiven(store.dispatch);
  keepEntryKeys();
  bearTranslation();
  const scroll = createScrollMemory();
  const navigation = createNavigation(createBrowserHistory(), {
    load: fetchCode,
    leaving: scroll.remember,
    // Asked for again where it did not come, it would be waited for in an empty page, below the one that was written ahead.
    isLoaded: prerendered,
  });
  const site = (
    <StrictMode>
      <Provider store={store} serverState={store.getState()}>
        <SiteRouter navigation={navigation} scroll={scroll} hydrates={prerendered}>
          <SitePages routes={pageRoutes} />
        </SiteRouter>
      </Provider>
    </StrictMode>
  );
  if (prerendered) {
    dispatchEvent(new Event('site:takes-over'));
    hydrateRoot(element, <TellTaken>{site}</TellTaken>);
  } else createRoot(element).render(site);
}

void start(root);
