import { ID, idsIn } from './ids.ts';
import type { RanTest } from './ranTests.ts';
import type { Row } from './rows.ts';

/** What is wrong with a row of the document; nothing where a test that names its id has passed. */
export function problemsOf(row: Row, rows: Row[], tests: RanTest[]): string[] {
  const { id, statement } = row;
  if (!ID.test(id)) return [`"${id}" is no id such as S2.14`];
  const first = rows.find((other) => other.id === id);
  return [
    ...(first && first !== row ? [`has the id of line ${first.line}`] : []),
    ...(statement ? [] : ['says nothing']),
    ...(/\bpartly\b/i.test(statement) ? ['is fulfilled only partly'] : []),
    ...problemsOfTests(tests.filter(({ title }) => idsIn(title).includes(id))),
  ];
}

function problemsOfTests(tests: RanTest[]): string[] {
  if (tests.length === 0) return ['is named by no test that ran'];
  if (tests.some(({ passed }) => passed)) return [];
  return tests.map(({ file, title }) => `is shown by "${title}" of ${file}, which did not pass`);
}

/** Tests that name an id which the document does not have. */
export function strayTests(tests: RanTest[], rows: Row[]): string[] {
  const known = new Set(rows.map(({ id }) => id));
  return tests.flatMap(({ file, title }) =>
    idsIn(title)
      .filter((id) => !known.has(id))
      .map((id) => `${file}: "${title}" names ${id}, which is not in the document`),
  );
}
