/**
 * Pages that are written as HTML when the site is built. A page that is not among them is drawn by
 * the browser, in the empty page {@link SHELL}.
 */
export const prerenderedPages = [
  '/',
  '/search',
  '/services',
  '/about',
  '/contact',
  '/faq',
  '/terms',
  '/privacy',
] as const;

export type PrerenderedPage = (typeof prerenderedPages)[number];

/** The page without content, for every address whose content depends on who looks at it. */
export const SHELL = '/app.html';

/** The file that a prerendered page is written to. */
export const fileOfPage = (path: PrerenderedPage): string =>
  path === '/' ? '/index.html' : `${path}/index.html`;
