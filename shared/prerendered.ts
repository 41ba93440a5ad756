/**
 * The pages that the build writes as HTML. The browser renders all other pages, starting from the empty
 * page {@link SHELL}.
 */
export const prerenderedPages = [
  '/',
  '/search',
  '/services',
  '/about',
  '/contact',
  '/faq',
  '/guide',
  '/terms',
  '/privacy',
  '/login',
  '/signup',
  '/forgot-password',
  '/book',
  '/booking/availability',
] as const;

export type PrerenderedPage = (typeof prerenderedPages)[number];

/** The empty page, for every address whose content depends on the user. */
export const SHELL = '/app.html';

/** The file of a prerendered page. */
export const fileOfPage = (path: PrerenderedPage): string =>
  path === '/' ? '/index.html' : `${path}/index.html`;
