import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';

export interface PageSize {
  /** Scripts that the page needs to render. */
  files: string[];
  gzipKB: number;
  brotliKB: number;
}

/**
 * Size of the scripts that a page loads: those that its HTML names, its own chunk, such as `HomePage`, and
 * their static imports. Scripts that are loaded later, such as the map, are not counted.
 * @param html the page's file, such as `index.html`
 */
export async function pageSize(siteFolder: string, html: string, page: string): Promise<PageSize> {
  const named = readFileSync(join(siteFolder, html), 'utf8').match(/\/assets\/[\w.-]+\.js/g);
  if (!named) throw new Error(`${html} names no script`);
  const entries = named.map((path) => join(siteFolder, path));
  const graph = await importsOf(entries, siteFolder);
  const own = Object.keys(graph).filter((file) => new RegExp(`/${page}-[^/]*\\.js$`).test(file));
  if (own.length === 0) throw new Error(`The site has no ${page}`);
  const files = reachable(graph, [...entries, ...own]);
  const contents = files.map((file) => readFileSync(file));
  return {
    files: files.map((file) => relative(siteFolder, file)),
    gzipKB: kB(contents.map((content) => gzipSync(content, { level: 9 }))),
    brotliKB: kB(contents.map((content) => brotliCompressSync(content))),
  };
}

const kB = (buffers: Buffer[]): number =>
  buffers.reduce((sum, { length }) => sum + length, 0) / 1000;

type Graph = Record<string, string[]>;

/** The static imports of every script of the site, by absolute path. */
async function importsOf(entryPoints: string[], siteFolder: string): Promise<Graph> {
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    splitting: true,
    outdir: siteFolder,
    absWorkingDir: siteFolder,
    logLevel: 'error',
    loader: { '.css': 'empty' },
  });
  return graphOf(metafile, siteFolder);
}

const graphOf = ({ inputs }: Metafile, folder: string): Graph =>
  Object.fromEntries(
    Object.entries(inputs).map(([file, { imports }]) => [
      join(folder, file),
      imports
        .filter(({ kind }) => kind === 'import-statement')
        .map(({ path }) => join(folder, path)),
    ]),
  );

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
