/** A value of a table: text as it is shown, a number as it is. */
export type Cell = string | number;

/** A table of figures, its rows as long as its columns. */
export interface FigureTable {
  columns: string[];
  rows: Cell[][];
}

/**
 * Where a spreadsheet would begin a formula: a sign of one at the beginning of a cell, or after any sign at which a
 * spreadsheet may split the file, because one of another country splits also within quotes.
 */
const FORMULA = /^(?=[\t\r])|(?<=^|[,;\t\r\n])(?=[=+\-@])/g;

/** Text that a spreadsheet would take for a number, and change: a reference with zeros before it, of many digits, or with an E. */
const DIGITS = /^(?=0\d+$|\d{12,}$|\d+e\d+$)/i;

const NEEDS_QUOTES = /[",;\t\r\n]/;

/** The sign between whole and part in a language's numbers. */
const decimalSign = (language: string): string | undefined =>
  new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;

function textField(text: string): string {
  const harmless = text.replace(FORMULA, "'").replace(DIGITS, "'");
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A table as CSV (RFC 4180). Where numbers have a decimal comma, spreadsheets split at semicolons, and so does the file.
 * Names come from people: one that begins like a formula, or would lose digits as a number, is preceded by an apostrophe,
 * so that a spreadsheet shows it as it is.
 * @param language the reader's, as a tag such as `fr-RW`
 */
export function toCsv({ columns, rows }: FigureTable, language = navigator.language): string {
  const hasComma = decimalSign(language) === ',';
  const number = (cell: number) => (hasComma ? String(cell).replace('.', ',') : String(cell));
  const field = (cell: Cell) => (typeof cell === 'number' ? number(cell) : textField(cell));
  return [columns, ...rows]
    .map((row) => `${row.map(field).join(hasComma ? ';' : ',')}\r\n`)
    .join('');
}
