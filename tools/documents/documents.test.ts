import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#infra/build/folders.ts';
import { anchorsOf, referencesOf } from './references.ts';

/** Folders without sources of the project. */
const OTHERS = new Set([
  ...['node_modules', 'dist', 'cdk.out', 'coverage', 'reports', 'test-results'],
  ...['playwright-report', '.git', '.data', '.cache', '.stryker-tmp'],
]);

const find = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT, exclude: (path) => OTHERS.has(basename(path)) });

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const isThere = (path: string): boolean => existsSync(join(ROOT, path));

const { scripts: existing } = JSON.parse(read('package.json')) as { scripts: object };
const documents = find('**/*.md').toSorted();
const folders = find('{*,.*}/').map((path) => path.replace(/\/$/, ''));
const sources = find('**/*.{ts,tsx,mjs,cjs,py}');
const sourceNames = new Set(sources.map((path) => basename(path)));

/** Whether the target of a relative link exists, with the heading if it names one. */
function leadsSomewhere(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#', 2);
  const target = path ? join(dirname(document), path) : document;
  if (!isThere(target)) return false;
  return anchor === undefined || anchorsOf(read(target)).includes(anchor);
}

describe.each(documents)('%s', (document) => {
  const { links, paths, fileNames, scripts } = referencesOf(read(document), folders);

  it('links to what exists', () => {
    expect(links.filter((link) => !leadsSomewhere(document, link))).toEqual([]);
  });

  it('names files and folders that exist', () => {
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
    expect(fileNames.filter((name) => !sourceNames.has(name))).toEqual([]);
  });

  it('names scripts that package.json has', () => {
    expect(scripts.filter((script) => !(script in existing))).toEqual([]);
  });
});

it('comments name documents that exist', () => {
  const named = sources
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) => read(path).match(/docs\/[\w./-]+\.md/g) ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

it('the command that touches an item changes it each time, or the stream would tell of the first time alone', () => {
  const [, expression] =
    /touch the item.*?--update-expression '(.*?)'/s.exec(read('docs/operations.md')) ?? [];
  expect(expression).toMatch(/^ADD \w+ :one$/);
});

describe('the decisions', () => {
  const index = read('docs/decisions/README.md');
  const decisions = find('docs/decisions/*.md').filter((path) => !path.endsWith('README.md'));

  it('are many', () => {
    expect(decisions.length).toBeGreaterThan(40);
  });

  it.each(decisions)('%s is dated, complete and listed', (path) => {
    const [title = ''] = read(path).split('\n');
    expect(basename(path)).toMatch(/^\d{4}-\d{2}-\d{2}-[a-z0-9-]+\.md$/);
    for (const part of ['Context', 'Decision', 'Consequence']) {
      expect(read(path)).toContain(`**${part}.**`);
    }
    expect(index).toContain(
      `${basename(path).slice(0, 10)} [${title.slice(2)}](${basename(path)})`,
    );
  });
});

describe('the glossary', () => {
  const rows = read('docs/glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (word|-)/.test(line));
  const names = rows.flatMap((row) => {
    const inCode = row.split('|').at(-2) ?? '';
    return [...inCode.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []);
  });
  const code = sources
    .filter((path) => !path.includes('.test.'))
    .map(read)
    .join('\n');

  it('explains many words', () => {
    expect(rows.length).toBeGreaterThan(40);
  });

  it('names what the code has', () => {
    expect(names.filter((name) => !code.includes(name))).toEqual([]);
  });
});
