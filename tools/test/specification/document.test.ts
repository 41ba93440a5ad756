import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#infra/build/folders.ts';
import { idsIn } from './ids.ts';
import { rowsOf } from './rows.ts';

/** Folders without tests of the product, and this one, whose tests name ids of their own. */
const OTHERS = new Set(['node_modules', '.cache', '.stryker-tmp', 'dist', 'specification']);

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const rows = rowsOf(read('docs/specification.md'));
const ids = rows.map(({ id }) => id);
const sources = globSync('**/*.test.{ts,tsx}', {
  cwd: ROOT,
  exclude: (path) => OTHERS.has(basename(path)),
});
const named = new Set(sources.flatMap((path) => idsIn(read(path))));

// Whether these tests pass is found out by `check.ts`, once they have run.
test('every statement of the specification is named by a test', () => {
  expect(ids.length).toBeGreaterThan(300);
  expect(ids.filter((id) => !named.has(id))).toEqual([]);
});

test('every statement that a test names is in the document', () => {
  expect([...named].filter((id) => !ids.includes(id))).toEqual([]);
});

test('no two statements have one id', () => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
