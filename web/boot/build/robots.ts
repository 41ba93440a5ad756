/** Addresses that nobody looks for: they show nothing without signing in. */
const PRIVATE = ['/dashboard', '/admin-dashboard', '/booking', '/review', '/success', '/message'];

/** What robots may read, and where the sitemap is, if there is one. */
export const robotsOf = (siteUrl: string | undefined): string =>
  [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    'Allow: /booking/availability',
    ...(siteUrl ? ['', `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`] : []),
    '',
  ].join('\n');

/** Pages that anybody may open and nobody searches for: they hold a form and nothing to read. */
const UNLISTED: readonly string[] = ['/login', '/signup', '/forgot-password'];

/** The pages that anybody may read, by their absolute addresses. */
export const sitemapOf = (siteUrl: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths
      .filter((path) => !UNLISTED.includes(path))
      .map((path) => `  <url><loc>${new URL(path, siteUrl).href}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/**
 * The origin that the site will stand at, of the setting SITE_URL.
 * @throws where it is no address of a site
 */
export function siteUrlOf(setting: string | undefined): string | undefined {
  if (!setting) return undefined;
  const url = URL.canParse(setting) ? new URL(setting) : undefined;
  if (url?.protocol !== 'https:' && url?.hostname !== 'localhost') {
    throw new Error(`SITE_URL must be an address such as https://coldroom.example, not ${setting}`);
  }
  return url.origin;
}
