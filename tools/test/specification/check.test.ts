import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { idsIn } from './ids.ts';
import { problemsOf, strayTests } from './problems.ts';
import { ranTests, type RanTest } from './ranTests.ts';
import { rowsOf } from './rows.ts';

const document = `
# The specification

| Id   | Statement        | Departure                   |
| ---- | ---------------- | --------------------------- |
| S1.1 | Rooms have walls | –                           |
| S1.2 | Rooms have roofs | They have tents: it is warm |
`;

const ran = (title: string, passed = true): RanTest => ({ file: 'a.test.ts', title, passed });
const rows = rowsOf(document);
const [walls, roofs] = rows;

/** What is wrong with the first row of a document that has this row alone. */
function problemsOfRow(row: string, tests = [ran('it stands [S1.1]')]): string[] {
  const [only, ...others] = rowsOf(row);
  return only ? problemsOf(only, [only, ...others], tests) : ['no row'];
}

describe('the document', () => {
  test('is read row by row, without its head', () => {
    expect(rows).toEqual([
      { line: 6, id: 'S1.1', statement: 'Rooms have walls', departure: '' },
      {
        line: 7,
        id: 'S1.2',
        statement: 'Rooms have roofs',
        departure: 'They have tents: it is warm',
      },
    ]);
  });

  test('is right where a test that names the id has passed', () => {
    const tests = [ran('it stands [S1.1]'), ran('it stands elsewhere [S1.1]', false)];
    expect(walls && problemsOf(walls, rows, tests)).toEqual([]);
  });

  test('is wrong where no test names the id', () => {
    expect(roofs && problemsOf(roofs, rows, [ran('it stands [S1.1]')])).toEqual([
      'is named by no test that ran',
    ]);
  });

  test('is wrong where none of the tests that name the id has passed', () => {
    expect(walls && problemsOf(walls, rows, [ran('it stands [S1.1]', false)])).toEqual([
      'is shown by "it stands [S1.1]" of a.test.ts, which did not pass',
    ]);
  });

  test('is wrong where an id repeats', () => {
    const [first, second] = rowsOf('| S1.1 | a | – |\n| S1.1 | b | – |');
    const both = first && second ? [first, second] : [];
    const problems = both.map((row) => problemsOf(row, both, [ran('it stands [S1.1]')]));
    expect(problems).toEqual([[], ['has the id of line 1']]);
  });

  test.each([
    ['has no id', '| Rooms | have walls | – |', '"Rooms" is no id such as S2.14'],
    ['says nothing', '| S1.1 | | – |', 'says nothing'],
    ['is fulfilled only partly', '| S1.1 | Partly done | – |', 'is fulfilled only partly'],
  ])('is wrong where a row %s', (_, row, problem) => {
    expect(problemsOfRow(row)).toEqual([problem]);
  });
});

describe('a test', () => {
  // Not among the titles of these cases: the check would take them for its own.
  test('names ids in brackets, alone or several, in its own title or in that of a group', () => {
    const named = {
      'it stands': [],
      'it stands [S1.1]': ['S1.1'],
      'it stands [S1.1, S12.34]': ['S1.1', 'S12.34'],
      'a group [S1.1] of tests [S1.2]': ['S1.1', 'S1.2'],
      'it stands S1.1 [S1] [x] [S1.1,S1.2]': [],
    };
    expect(Object.keys(named).map(idsIn)).toEqual(Object.values(named));
  });

  test('that names an unknown id is told', () => {
    expect(strayTests([ran('it stands [S1.1]'), ran('it falls [S9.9]', false)], rows)).toEqual([
      'a.test.ts: "it falls [S9.9]" names S9.9, which is not in the document',
    ]);
  });
});

describe('the tests that ran', () => {
  const folder = mkdtempSync(join(tmpdir(), 'specification-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (name: string, report: unknown): string => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(report));
    return path;
  };

  test('are read from both reports, with their groups and whether they passed', () => {
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
    const tests = ranTests([vitest, join(folder, 'none.json')], [playwright], '/root');
    expect(tests).toEqual([
      { file: 'a.test.ts', title: 'a house stands', passed: true },
      { file: 'a.test.ts', title: 'a house falls', passed: false },
      { file: 'e2e/b.test.ts', title: 'it opens', passed: true },
      { file: 'e2e/b.test.ts', title: 'it wobbles', passed: false },
      { file: 'e2e/b.test.ts', title: 'a door closes', passed: true },
    ]);
  });
});
