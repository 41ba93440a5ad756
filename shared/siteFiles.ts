import { fileOfPage, prerenderedPages } from './prerendered.ts';

/** Files at the root of the site; everything in `web/public/` beside its folders, and what the build adds. */
export const rootFiles = [
  'app.html',
  'apple-touch-icon.png',
  'config.json',
  'favicon.ico',
  'favicon.svg',
  'logo-name.svg',
  'logo.svg',
  'robots.txt',
  'sitemap.xml',
] as const;

/** Folders of the site with nothing but files. */
export const fileFolders = ['art', 'assets'] as const;

/** The paths of single files. */
const files = [...rootFiles.map((name) => `/${name}`), ...prerenderedPages.map(fileOfPage)];

const literal = (path: string): string => path.replaceAll('.', '\\.');

/** Paths of files. Every other path is a page, also one that no page has: the site itself says so. */
export const SITE_FILE = new RegExp(
  `^(?:/(?:${fileFolders.join('|')})/|(?:${files.map(literal).join('|')})$)`,
);
