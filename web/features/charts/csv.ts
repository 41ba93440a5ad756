/** A value of a table: text as it is shown, a number as it is. */
export type Cell = string | number;

/** A table of figures, its rows as long as its columns. */
export interface FigureTable {
  columns: string[];
  rows: Cell[][];
}

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const NEEDS_QUOTES = /[",\r\n]/;

function field(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A table as CSV (RFC 4180). Names come from people: one that begins like a formula is preceded by
 * an apostrophe, so that a spreadsheet shows it and does not run it.
 */
export const toCsv = ({ columns, rows }: FigureTable): string =>
  [columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
