import type { ComponentType } from 'react';
import { Root } from '#web/app/layout/Root.tsx';
import { pageRoute } from '#web/app/lazyPage.tsx';
import type { AppStore } from '#web/app/store.ts';
import type { PageInfo } from '#web/lib/paths.ts';
import { fillRendered } from './build/renderedTemplate.ts';
import { renderPage } from './renderPage.tsx';

/** React names first what the browser should fetch first, which belongs into the head. */
const HINTS = /^(?:<link [^>]*>)*/;

interface GivenPage {
  info: PageInfo;
  Page: ComponentType;
  /** The address of the page. */
  path: string;
  /** What the page shows is in it. */
  store: AppStore;
  /** What the head says of the page, and the data for its scripts. */
  head: string[];
  template: string;
}

/**
 * A page that is rendered with what was read for it. It alone is known here: the routes of the others would weigh as
 * much as the site.
 */
export function renderGiven({ info, Page, path, store, head, template }: GivenPage): string {
  const routes = [{ Component: Root, children: [pageRoute(info, Page)] }];
  const html = renderPage(routes, path, store);
  const [hints = ''] = HINTS.exec(html) ?? [];
  return fillRendered(template, [hints, ...head].join('\n    '), html.slice(hints.length));
}
