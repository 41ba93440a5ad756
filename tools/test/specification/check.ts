import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#infra/build/folders.ts';
import { passedTests } from './passedTests.ts';
import { problemsOf, type Known } from './problems.ts';
import { rowsOf } from './rows.ts';

/**
 * Holds `docs/specification.md` against the tree and the tests that have just run: fails where a
 * row's file or test is not there. The last step of `npm test`, as it reads the others' reports.
 */
const DOCUMENT = 'docs/specification.md';
const report = (name: string): string => join(ROOT, 'reports', name);

const key = ({ file, title }: { file: string; title: string }): string => `${file}\n${title}`;
const passed = new Set(
  passedTests([report('vitest.json'), report('infra.json')], [report('browser.json')], ROOT).map(
    key,
  ),
);
const known: Known = {
  exists: (path) => existsSync(join(ROOT, path)),
  passed: (test) => passed.has(key(test)),
};
const rows = rowsOf(readFileSync(join(ROOT, DOCUMENT), 'utf8'));
const wrong = rows.filter((row) => {
  const problems = problemsOf(row, known);
  for (const problem of problems) console.log(`${DOCUMENT}:${row.line} ${problem}`);
  return problems.length > 0;
});
if (rows.length === 0) console.log(`${DOCUMENT} has no rows`);
writeFileSync(
  report('specification.json'),
  JSON.stringify({ passed: rows.length - wrong.length, failed: wrong.length }),
);
process.exit(rows.length > 0 && wrong.length === 0 ? 0 : 1);
