import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repeatedNames } from './exportedNames.ts';

const ours = '{e2e,functions,infra,local,shared,tools,web}/**/*.{ts,tsx}';

test('no name is exported by two files of a folder, so that it has one sense there', () => {
  const files = globSync(ours).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  expect(files.length).toBeGreaterThan(500);
  expect(repeatedNames(files)).toEqual([]);
});

test('a repeated name is found with its files; another folder may have it too', () => {
  const text = 'export const sumOf = 1;\nexport type Part = string;\n';
  const files = ['web/a.ts', 'web/b.tsx', 'tools/a.ts', 'web/c.test.ts'].map((path) => ({
    path,
    text: path === 'web/b.tsx' ? 'export async function sumOf() {}' : text,
  }));
  expect(repeatedNames(files)).toEqual(['web/ sumOf: web/a.ts, web/b.tsx']);
});
