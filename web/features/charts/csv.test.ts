import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { toCsv } from './csv.ts';

const cellOf = (cell: string | number) => toCsv({ columns: [], rows: [[cell]] }).trimStart();

test('a table is a line of columns and a line for each row', () => {
  const table = {
    columns: ['Month', 'Rwf'],
    rows: [
      ['Jan 2027', 1_200.5],
      ['Feb 2027', 0],
    ],
  };
  expect(toCsv(table)).toBe('Month,Rwf\r\nJan 2027,1200.5\r\nFeb 2027,0\r\n');
});

describe('text that a spreadsheet would run', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('%j begins with an apostrophe', (text) => {
    expect(cellOf(text)).toBe(`'${text}\r\n`);
  });

  it('after a line break stands in quotes as well', () => {
    expect(cellOf('\r=1')).toBe(`"'\r=1"\r\n`);
  });

  it('is not a negative number', () => {
    expect(cellOf(-3)).toBe('-3\r\n');
  });
});

test('commas, quotes and breaks are kept inside of quotes', () => {
  expect(cellOf('Store "A", Huye')).toBe('"Store ""A"", Huye"\r\n');
  expect(cellOf('two\nlines')).toBe('"two\nlines"\r\n');
});

/** Reads CSV back, as a spreadsheet does. */
const read = (csv: string): string[] =>
  [...csv.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );

test('whatever people write is read back as it was, and never begins like a formula', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (one, other) => {
      const line = toCsv({ columns: [], rows: [[one, other]] }).slice(2, -2);
      const cells = read(line);
      expect(cells.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, ''))).toEqual(
        [one, other].map((text) => text.replace(/^'(?=[=+\-@\t\r])/, '')),
      );
      for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});
