import type { RendererCode } from '#shared/renderer.ts';
import { makeStore } from '#web/app/store.ts';
import { searchGiven } from '#web/features/rooms/api/givenSearch.ts';
import { company } from '#web/lib/company.ts';
import { documentTitle } from '#web/lib/documentTitle.ts';
import { paths } from '#web/lib/paths.ts';
import SearchPage from '#web/pages/public/search/SearchPage.tsx';
import { dataBlock } from './build/dataBlock.ts';
import { headOf } from './build/head.ts';
import { GIVEN } from './given.ts';
import { renderGiven } from './renderGiven.ts';

/** The page of the search as HTML, which `main.tsx` takes over. */
export const renderSearch: RendererCode['renderSearch'] = (content, { template, siteUrl }) => {
  const { path, title, description } = paths.search;
  const store = makeStore();
  if (content) store.dispatch(searchGiven(content));
  return renderGiven({
    info: paths.search,
    Page: SearchPage,
    path,
    store,
    head: [
      headOf({
        title: documentTitle(title),
        description,
        siteName: company.name,
        path,
        styles: [],
        siteUrl,
      }),
      ...(content ? [dataBlock('application/json', content, GIVEN.search)] : []),
    ],
    template,
  });
};
