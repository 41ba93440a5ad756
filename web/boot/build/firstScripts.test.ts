import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';
import { beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * What a public page, or a call, needs at once. The first script holds what all of these import, so that one value of a
 * file with schemas would bring the validator to every page.
 */
const entries = [
  'web/boot/main.tsx',
  'web/lib/api/exchange.ts',
  ...globSync('web/pages/public/**/*Page.tsx', { cwd: root }),
];

let inputs: Metafile['inputs'];

beforeAll(async () => {
  const { metafile } = await build({
    entryPoints: entries,
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    splitting: true,
    outdir: 'out',
    packages: 'external',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.module.css': 'empty', '.svg': 'empty' },
    logLevel: 'error',
  });
  inputs = metafile.inputs;
});

/** The way from a file to the validator by imports that are not put off; undefined where there is none. */
function wayToValidator(file: string, seen = new Set<string>()): string[] | undefined {
  if (file.startsWith('zod')) return [file];
  if (seen.has(file)) return undefined;
  seen.add(file);
  for (const { path, kind } of inputs[file]?.imports ?? []) {
    const way = kind === 'import-statement' ? wayToValidator(path, seen) : undefined;
    if (way) return [file, ...way];
  }
  return undefined;
}

it.each(entries)('%s needs no validator', (entry) => {
  expect(inputs[entry]).toBeDefined();
  expect(wayToValidator(entry)).toBeUndefined();
});
