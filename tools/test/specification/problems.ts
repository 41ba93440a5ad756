import type { Citation, Row } from './rows.ts';

/** What the rows are held against. */
export interface Known {
  exists: (path: string) => boolean;
  /** Whether a test of this name ran in this run, and passed. */
  passed: (test: Citation) => boolean;
}

/** What is wrong with a row of the checklist; nothing where its files and tests are all there. */
export function problemsOf({ statement, files, tests }: Row, { exists, passed }: Known): string[] {
  return [
    ...(statement ? [] : ['says nothing']),
    ...(/\bpartly\b/i.test(statement) ? ['is fulfilled only partly'] : []),
    ...(files.length > 0 ? [] : ['names no file']),
    ...files.filter((file) => !exists(file)).map((file) => `names ${file}, which does not exist`),
    ...(tests.length > 0 ? [] : ['names no test']),
    ...tests.filter((test) => !passed(test)).map(explain),
  ];
}

const explain = ({ file, title }: Citation): string =>
  `names "${title}" of ${file}, which did not run or did not pass`;
