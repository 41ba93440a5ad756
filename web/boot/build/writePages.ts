import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { fileOfPage, prerenderedPages, SHELL } from '#shared/prerendered.ts';
import { rendererFiles } from '#shared/renderer.ts';
import { SEARCH_PAGE } from '#shared/searchPage.ts';
import { filesOf, fileOf } from './chunks.ts';
import { headOf } from './head.ts';
import { renderedTemplate } from './renderedTemplate.ts';
import { robotsOf, sitemapOf, siteUrlOf } from './robots.ts';
import { ROOM_SOURCE, sources, STARTER } from './sources.ts';
import { fillTemplate, startLater, withScriptNotice } from './template.ts';

type Renderer = typeof import('#web/boot/prerender.tsx');

interface Folders {
  /** The built site. */
  site: string;
  /** The build of what renders the public pages, `prerender.js`. */
  prerenderer: string;
  /** The build of what renders pages in the cloud. */
  renderer: string;
}

/**
 * Writes the public pages as HTML, the empty page for all others, what the pages that functions render are
 * made of, and what robots read.
 */
export async function writePages({ site, prerenderer, renderer }: Folders): Promise<void> {
  const siteUrl = siteUrlOf(process.env.SITE_URL);
  const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8')) as Manifest;
  rmSync(join(site, '.vite'), { recursive: true });
  const { render, describe, email } = (await import(
    pathToFileURL(join(prerenderer, 'prerender.js')).href
  )) as Renderer;
  const template = withScriptNotice(readFileSync(join(site, 'index.html'), 'utf8'), email);

  const write = (path: string, text: string): void => {
    const file = join(site, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const starter = fileOf(manifest, STARTER);
  for (const path of prerenderedPages) {
    const { html, ...words } = await render(path);
    const { scripts, styles } = filesOf(manifest, 'index.html', sources[path]);
    const page = fillTemplate(template, headOf({ ...words, styles, path, siteUrl }), html);
    write(fileOfPage(path), startLater(page, starter, scripts));
  }
  const shell = fillTemplate(template, headOf({ ...describe('/'), styles: [], siteUrl }), '');
  write(SHELL, shell);
  const rendered = { room: ROOM_SOURCE, search: sources[SEARCH_PAGE] };
  for (const [name, source] of Object.entries(rendered)) {
    const { scripts, styles } = filesOf(manifest, 'index.html', source);
    const page = startLater(renderedTemplate(template, styles), starter, scripts);
    writeFileSync(join(renderer, rendererFiles[name as keyof typeof rendered]), page);
  }
  writeFileSync(join(renderer, rendererFiles.shell), shell);
  write('/robots.txt', robotsOf(siteUrl));
  if (siteUrl) write('/sitemap.xml', sitemapOf(siteUrl, prerenderedPages));
}
