import type { Manifest } from 'vite';

interface PageFiles {
  scripts: string[];
  styles: string[];
}

/** A chunk's own file and stylesheets, and those of all that it imports at once, each once. */
function closure(manifest: Manifest, key: string, seen: Set<string>): PageFiles {
  if (seen.has(key)) return { scripts: [], styles: [] };
  seen.add(key);
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  const imported = (chunk.imports ?? []).map((next) => closure(manifest, next, seen));
  return {
    scripts: [...imported.flatMap(({ scripts }) => scripts), chunk.file],
    styles: [...imported.flatMap(({ styles }) => styles), ...(chunk.css ?? [])],
  };
}

/** What a page needs beside what every page loads, as paths: a page without its styles would jump. */
export function filesOf(manifest: Manifest, entry: string, source: string): PageFiles {
  const seen = new Set<string>();
  const common = closure(manifest, entry, seen);
  const { scripts, styles } = closure(manifest, source, seen);
  const own = (files: string[], others: string[]) =>
    [...new Set(files)].filter((file) => !others.includes(file)).map((file) => `/${file}`);
  return { scripts: own(scripts, common.scripts), styles: own(styles, common.styles) };
}

/** Path of the file that a source was built to. */
export function fileOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no ${source}`);
  return `/${chunk.file}`;
}
