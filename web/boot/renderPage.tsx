import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter, type RouteObject } from 'react-router-dom';
import { SitePages } from '#web/app/SitePages.tsx';
import type { AppStore } from '#web/app/store.ts';

/** The HTML of the page at an address, as a visitor sees it who has not signed in. */
export const renderPage = (routes: RouteObject[], path: string, store: AppStore): string =>
  renderToString(
    <StrictMode>
      <Provider store={store} serverState={store.getState()}>
        <StaticRouter location={path}>
          <SitePages routes={routes} />
        </StaticRouter>
      </Provider>
    </StrictMode>,
  );
