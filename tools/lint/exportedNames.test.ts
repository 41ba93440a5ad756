import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repeatedNames, unusedExports } from './exportedNames.ts';

const ours = ['{e2e,functions,infra,local,shared,tools,web}/**/*.{ts,tsx}', '*.ts'];

const readOurs = () => globSync(ours).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

test('no name is exported by two files of a folder, so that it has one sense there', () => {
  const files = readOurs();
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

test('no name is exported that only its own file knows', () => {
  expect(unusedExports(readOurs())).toEqual([]);
});

test('an export without a use elsewhere is found with its file', () => {
  const files = [
    { path: 'web/a.ts', text: 'export const sum = 1;\nexport interface Part {}\nsum as Part;' },
    { path: 'web/b.tsx', text: "import { sum } from './a.ts';\nexport default function App() {}" },
    { path: 'infra/stack.ts', text: 'export interface StackProps {}' },
    { path: 'web/a.test.ts', text: 'export const spare = 1;' },
  ];
  expect(unusedExports(files)).toEqual(['web/a.ts Part']);
});
