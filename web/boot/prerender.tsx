import { pageRoutes } from '#web/app/routes.tsx';
import { makeStore } from '#web/app/store.ts';
import { company } from '#web/lib/company.ts';
import { paths, type PageInfo } from '#web/lib/paths.ts';
import { fetchPages } from '#web/lib/router/fetchPages.ts';
import { renderPage } from './renderPage.tsx';

/** What the build needs to know of a page to write it as HTML. */
interface RenderedPage {
  html: string;
  title: string;
  description: string;
  siteName: string;
}

const infoOf = (path: string): PageInfo =>
  Object.values<PageInfo>(paths).find((info) => info.path === path) ?? paths.home;

/** A page as a visitor sees it who has not signed in, before anything was fetched. */
export async function render(path: string): Promise<RenderedPage> {
  await fetchPages(pageRoutes, path);
  return { html: renderPage(pageRoutes, path, makeStore()), ...describe(path) };
}

/** The address that people without scripts write to. */
export const { email } = company;

/** Title and description of a page; those of the home page for one that is not in the table. */
export function describe(path: string): Omit<RenderedPage, 'html'> {
  const { title, description } = infoOf(path);
  return { title: `${title} · ${company.name}`, description, siteName: company.name };
}
