/** A test as the checklist cites it: its file, and its title with those of its groups before it. */
export interface Citation {
  file: string;
  title: string;
}

/** A row of `docs/specification.md`: a statement, what fulfils it and what shows it. */
export interface Row {
  /** Line of the document, from 1. */
  line: number;
  statement: string;
  files: string[];
  tests: Citation[];
}

/** The rows of every table of the checklist: a statement, its files, its tests. */
export function rowsOf(markdown: string): Row[] {
  return markdown.split('\n').flatMap((text, index) => {
    const cells = cellsOf(text);
    if (!cells || isHead(cells)) return [];
    const [statement = '', files = '', tests = ''] = cells;
    return [{ line: index + 1, statement, files: filesOf(files), tests: testsOf(tests) }];
  });
}

function cellsOf(text: string): string[] | undefined {
  if (!text.startsWith('|')) return undefined;
  return text
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

const isHead = ([first = '']: string[]): boolean => first === 'Statement' || /^-+$/.test(first);

const filesOf = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, path]) => path ?? []);

/** Tests stand as `file` and title, several with a line break between them. */
const testsOf = (cell: string): Citation[] =>
  cell.split('<br>').flatMap((entry) => {
    const [, file, title] = /^`([^`]+)` (.+)$/.exec(entry.trim()) ?? [];
    return file && title ? [{ file, title }] : [];
  });
