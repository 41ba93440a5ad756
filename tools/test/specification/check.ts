import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#infra/build/folders.ts';
import { problemsOf, strayTests } from './problems.ts';
import { ranTests } from './ranTests.ts';
import { rowsOf } from './rows.ts';

/**
 * Compares `docs/specification.md` with the tests that have just run: fails where no test that names the
 * id of a row has passed, where a test names an id that there is not, and where ids repeat. The last step
 * of `npm test`, because it reads the reports of the others.
 */
const DOCUMENT = 'docs/specification.md';
const report = (name: string): string => join(ROOT, 'reports', name);

const tests = ranTests(
  [report('vitest.json'), report('site.json'), report('infra.json')],
  [report('browser.json')],
  ROOT,
);
const rows = rowsOf(readFileSync(join(ROOT, DOCUMENT), 'utf8'));
const wrong = rows.filter((row) => {
  const problems = problemsOf(row, rows, tests);
  for (const problem of problems) console.log(`${DOCUMENT}:${row.line} ${row.id} ${problem}`);
  return problems.length > 0;
});
const strays = strayTests(tests, rows);
for (const stray of strays) console.log(stray);
if (rows.length === 0) console.log(`${DOCUMENT} has no rows`);
writeFileSync(
  report('specification.json'),
  JSON.stringify({ passed: rows.length - wrong.length, failed: wrong.length + strays.length }),
);
process.exit(rows.length > 0 && wrong.length + strays.length === 0 ? 0 : 1);
