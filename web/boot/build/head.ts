interface HeadOf {
  title: string;
  description: string;
  siteName: string;
  /** Path of the page; none where many pages share the file. */
  path?: string;
  /** Path of the picture that previews show. @default - the site's own */
  image?: string | undefined;
  /** Stylesheets that the page needs beside those of every page, as paths. */
  styles: string[];
  /** Where the site will stand, such as `https://coldroom.example`; addresses of its own are left out without it. */
  siteUrl: string | undefined;
}

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const meta = (name: 'name' | 'property', key: string, content: string): string =>
  `<meta ${name}="${key}" content="${escape(content)}" />`;

/** Addresses that must be absolute, and so are known only where the site's own is. */
function absolute({ siteUrl, path, image: picture = '/art/social.png' }: HeadOf): string[] {
  if (!siteUrl) return [];
  const image = meta('property', 'og:image', new URL(picture, siteUrl).href);
  if (path === undefined) return [image];
  const address = new URL(path, siteUrl).href;
  return [
    image,
    meta('property', 'og:url', address),
    `<link rel="canonical" href="${escape(address)}" />`,
  ];
}

/** What stands in a page's head: its words for search engines and previews, and its own files. */
export const headOf = (page: HeadOf): string =>
  [
    `<title>${escape(page.title)}</title>`,
    meta('name', 'description', page.description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', page.siteName),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('name', 'twitter:card', page.siteUrl ? 'summary_large_image' : 'summary'),
    ...absolute(page),
    ...styleLinks(page.styles),
  ].join('\n    ');

/** The stylesheets of a page. */
export const styleLinks = (styles: string[]): string[] =>
  styles.map((href) => `<link rel="stylesheet" crossorigin href="${escape(href)}" />`);
