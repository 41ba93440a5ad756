import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom';
import type { AppStore } from '#web/app/store.ts';

/**
 * The HTML of the page at an address, as a visitor sees it who has not signed in.
 * @throws where the address leads elsewhere
 */
export async function renderPage(
  routes: RouteObject[],
  path: string,
  store: AppStore,
): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://prerender${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  return renderToString(
    <StrictMode>
      <Provider store={store} serverState={store.getState()}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          // It would write a script into the page, which the content security policy forbids.
          hydrate={false}
        />
      </Provider>
    </StrictMode>,
  );
}
