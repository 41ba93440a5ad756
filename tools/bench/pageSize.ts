import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export interface PageSize {
  /** Scripts that the page needs to render. */
  files: string[];
  gzipKB: number;
  brotliKB: number;
}

/**
 * The scripts that a page loads: those that its HTML names, its own chunk, such as `HomePage`, and their static imports,
 * as absolute paths. Scripts that are loaded later, such as the map, are not among them.
 * @param html the page's file, such as `index.html`
 */
export function pageFiles(siteFolder: string, html: string, page: string): string[] {
  const named = readFileSync(join(siteFolder, html), 'utf8').match(/\/assets\/[\w.-]+\.js/g);
  if (!named) throw new Error(`${html} names no script`);
  const entries = named.map((path) => join(siteFolder, path));
  const graph = importsOf(siteFolder);
  const own = Object.keys(graph).filter((file) => new RegExp(`/${page}-[^/]*\\.js$`).test(file));
  if (own.length === 0) throw new Error(`The site has no ${page}`);
  return reachable(graph, [...entries, ...own]);
}

/** Size of a script as sent with gzip, in kB. */
export const gzipKB = (content: Buffer): number => gzipSync(content, { level: 9 }).length / 1000;

/** Size of the scripts of {@link pageFiles}. */
export function pageSize(siteFolder: string, html: string, page: string): PageSize {
  const files = pageFiles(siteFolder, html, page);
  const contents = files.map((file) => readFileSync(file));
  return {
    files: files.map((file) => relative(siteFolder, file)),
    gzipKB: contents.reduce((sum, content) => sum + gzipKB(content), 0),
    brotliKB: contents.reduce((sum, content) => sum + brotliCompressSync(content).length / 1000, 0),
  };
}

type Graph = Record<string, string[]>;

/** An import that is not put off, as the bundler writes it. */
const IMPORT = /\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

/** The static imports of every script of the site, by absolute path. */
function importsOf(siteFolder: string): Graph {
  const folder = join(siteFolder, 'assets');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return Object.fromEntries(
    names.map((name) => {
      const code = readFileSync(join(folder, name), 'utf8');
      const imported = [...code.matchAll(IMPORT)].flatMap(([, other]) => other ?? []);
      return [join(folder, name), imported.map((other) => join(folder, other))];
    }),
  );
}

function reachable(graph: Graph, from: string[]): string[] {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    graph[file]?.forEach(visit);
  };
  from.forEach(visit);
  return [...seen];
}
