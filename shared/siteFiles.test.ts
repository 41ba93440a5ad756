import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SHELL } from './prerendered.ts';
import { fileFolders, rootFiles, SITE_FILE } from './siteFiles.ts';

/** Files that are not in `web/public/`: the build or the deployment writes them. */
const written = [SHELL.slice(1), 'config.json', 'robots.txt', 'sitemap.xml'];

it('names every file and folder that the site is built of', () => {
  const entries = readdirSync('web/public', { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  expect([...files, ...written].sort()).toEqual([...rootFiles]);
  expect([...folders, 'assets'].sort()).toEqual([...fileFolders]);
});

it.each([
  '/assets/main-abc.js',
  '/assets/gone',
  '/art/hero-1.webp',
  '/favicon.svg',
  '/app.html',
  '/about/index.html',
])('takes %s for a file', (path) => {
  expect(SITE_FILE.test(path)).toBe(true);
});

it.each([
  '/',
  '/a.b',
  '/foo.html',
  '/foo/index.html',
  '/a/favicon.svg',
  '/faviconXsvg',
  '/favicon.svg/x',
  '/%zz',
  '/art',
])('takes %s for a page', (path) => {
  expect(SITE_FILE.test(path)).toBe(false);
});
