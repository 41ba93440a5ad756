import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { passedTests } from './passedTests.ts';
import { problemsOf } from './problems.ts';
import { rowsOf } from './rows.ts';

const document = `
# A checklist

| Statement        | Fulfilled by       | Shown by                                |
| ---------------- | ------------------ | --------------------------------------- |
| Rooms have walls | \`a.ts\`, \`b.ts\` | \`a.test.ts\` it stands<br>\`b.test.ts\` it holds |
| Rooms have roofs |                    |                                         |
`;

describe('the checklist', () => {
  test('is read row by row, without its head', () => {
    const [walls, roofs, ...others] = rowsOf(document);
    expect(walls).toEqual({
      line: 6,
      statement: 'Rooms have walls',
      files: ['a.ts', 'b.ts'],
      tests: [
        { file: 'a.test.ts', title: 'it stands' },
        { file: 'b.test.ts', title: 'it holds' },
      ],
    });
    expect(roofs).toMatchObject({ files: [], tests: [] });
    expect(others).toEqual([]);
  });

  test('has no complaint where every file and test is there', () => {
    const known = { exists: () => true, passed: () => true };
    expect(rowsOf(document).map((row) => problemsOf(row, known).length)).toEqual([0, 2]);
  });

  test('complains of a file that is gone and of a test that did not pass', () => {
    const known = {
      exists: (path: string) => path === 'a.ts',
      passed: ({ title }: { title: string }) => title === 'it stands',
    };
    const [walls] = rowsOf(document);
    expect(walls && problemsOf(walls, known)).toEqual([
      'names b.ts, which does not exist',
      'names "it holds" of b.test.ts, which did not run or did not pass',
    ]);
  });

  test('complains of a statement that is fulfilled only partly', () => {
    const row = { line: 1, statement: 'Partly done', files: ['a.ts'], tests: [] };
    const known = { exists: () => true, passed: () => true };
    expect(problemsOf(row, known)).toEqual(['is fulfilled only partly', 'names no test']);
  });
});

describe('the tests that passed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'specification-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (name: string, report: unknown): string => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(report));
    return path;
  };

  test('are read from both reports, with their groups; those that failed are left out', () => {
    const vitest = write('vitest.json', {
      testResults: [
        {
          name: '/root/a.test.ts',
          assertionResults: [
            { status: 'passed', fullName: 'a house stands' },
            { status: 'failed', fullName: 'a house falls' },
          ],
        },
      ],
    });
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const playwright = write('browser.json', {
      config: { rootDir: '/root/e2e' },
      suites: [
        {
          title: 'b.test.ts',
          file: 'b.test.ts',
          specs: [spec('it opens', 'expected'), spec('it wobbles', 'flaky')],
          suites: [{ title: 'a door', file: 'b.test.ts', specs: [spec('closes', 'expected')] }],
        },
      ],
    });
    expect(passedTests([vitest, join(folder, 'none.json')], [playwright], '/root')).toEqual([
      { file: 'a.test.ts', title: 'a house stands' },
      { file: 'e2e/b.test.ts', title: 'it opens' },
      { file: 'e2e/b.test.ts', title: 'a door closes' },
    ]);
  });
});
