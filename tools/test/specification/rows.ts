/** A row of `docs/specification.md`: a statement of the specification. */
export interface Row {
  /** Line of the document, from 1. */
  line: number;
  /** `S2.14` is the fourteenth statement of section 2. An id stays with its statement for good. */
  id: string;
  statement: string;
  /** What the product does instead, and why; empty where it does what the statement says. */
  departure: string;
}

const NO_DEPARTURE = '–';

/** The rows of every table of the document. */
export function rowsOf(markdown: string): Row[] {
  return markdown.split('\n').flatMap((text, index) => {
    const cells = cellsOf(text);
    if (!cells || isHead(cells)) return [];
    const [id = '', statement = '', departure = ''] = cells;
    return [
      { line: index + 1, id, statement, departure: departure === NO_DEPARTURE ? '' : departure },
    ];
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

const isHead = ([first = '']: string[]): boolean => first === 'Id' || /^-+$/.test(first);
