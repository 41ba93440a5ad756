import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const BEGIN = '<!-- figures: begin (written by a command, not by hand) -->';
const END = '<!-- figures: end -->';

/** A Markdown table with padded columns; numbers are aligned to the right. */
export function table(head: string[], rows: (string | number)[][]): string {
  const cells = rows.map((row) => row.map(String));
  const widths = head.map((title, column) =>
    Math.max(title.length, 3, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const numeric = head.map((_, column) => rows.every((row) => typeof row[column] === 'number'));
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => pad(cell, widths[column] ?? 0, numeric[column] ?? false)).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => '-'.repeat(width - 1) + (numeric[column] ? ':' : '-')).join(' | ')} |`;
  return [line(head), rule, ...cells.map(line)].join('\n');
}

const pad = (cell: string, width: number, right: boolean): string =>
  right ? cell.padStart(width) : cell.padEnd(width);

/** A number with one decimal, as tables show it. */
export const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
export const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

/** Whether a limit or a promise is kept, as tables show it. */
export const verdict = (isKept: boolean): string => (isKept ? 'yes' : '**no**');

/** `text` with its generated part replaced, or added at its end. */
export function withGenerated(text: string, generated: string): string {
  const part = `${BEGIN}\n\n${generated.trim()}\n\n${END}`;
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin === -1 || end < begin) return `${text.trimEnd()}\n\n${part}\n`;
  return text.slice(0, begin) + part + text.slice(end + END.length);
}

/** `text` with one section of its generated part replaced. A section ends where the next begins. */
export function withSection(text: string, section: string): string {
  const [heading = ''] = section.split('\n');
  const begin = text.indexOf(`${heading}\n`);
  if (begin === -1) throw new Error(`There is no section "${heading}" to replace`);
  const ends = ['\n### ', `\n${END}`].map((mark) => text.indexOf(mark, begin + 1));
  const end = Math.min(...ends.filter((place) => place !== -1));
  return `${text.slice(0, begin)}${section.trim()}\n${text.slice(end)}`;
}

/** The section with a title of a Markdown file, up to the next; empty where there is none. */
export function sectionOf(text: string, title: string): string {
  const begin = text.indexOf(`### ${title}\n`);
  if (begin === -1) return '';
  const ends = ['\n### ', `\n${END}`].map((mark) => text.indexOf(mark, begin + 1));
  return text.slice(begin, Math.min(...ends.filter((place) => place !== -1))).trim();
}

/** The section with a title of the Markdown file at `file`; empty where there is none. */
export const readSection = (file: string, title: string): string =>
  sectionOf(readFileSync(file, 'utf8'), title);

/** Replaces one section of the generated part of a Markdown file. */
export function writeSection(file: string, section: string): void {
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), section));
}

/** Replaces the generated part of a Markdown file, and keeps the rest. */
export function writeReport(file: string, title: string, generated: string): void {
  const present = existsSync(file) ? readFileSync(file, 'utf8') : `# ${title}\n`;
  writeFileSync(file, withGenerated(present, generated));
}
