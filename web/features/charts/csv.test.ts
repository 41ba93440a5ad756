import fc from 'fast-check';
import { describe, expect, it, test, vi } from 'vitest';
import { toCsv, type FigureTable } from './csv.ts';

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
  it.each(['=1+1', '+1', '-1', '@SUM(A1)'])('%j begins with an apostrophe', (text) => {
    expect(cellOf(text)).toBe(`'${text}\r\n`);
  });

  it.each([
    ['\tx', `"'\tx"\r\n`],
    ['\r=1', `"'\r'=1"\r\n`],
  ])('%j stands in quotes as well', (text, cell) => {
    expect(cellOf(text)).toBe(cell);
  });

  it.each([
    ['TX1;=1+1;', `"TX1;'=1+1;"\r\n`],
    ['TX1\t@SUM(A1)', `"TX1\t'@SUM(A1)"\r\n`],
    ['TX1,-1', `"TX1,'-1"\r\n`],
    ['TX1\n+1', `"TX1\n'+1"\r\n`],
  ])('%j is none either where the file is split at another sign than its own', (text, cell) => {
    expect(cellOf(text)).toBe(cell);
  });

  it('is not a negative number', () => {
    expect(cellOf(-3)).toBe('-3\r\n');
  });
});

describe('text that a spreadsheet would take for a number', () => {
  it.each(['0012', '00', '123456789012', '12E4', '12e4'])('%j keeps its digits', (text) => {
    expect(cellOf(text)).toBe(`'${text}\r\n`);
  });

  it.each(['0', '12', '12345678901', '2027-000001', '0x12'])('%j is left as it is', (text) => {
    expect(cellOf(text)).toBe(`${text}\r\n`);
  });
});

test('separators, quotes and breaks are kept inside of quotes', () => {
  expect(cellOf('Store "A", Huye')).toBe('"Store ""A"", Huye"\r\n');
  expect(cellOf('two\nlines')).toBe('"two\nlines"\r\n');
  expect(cellOf('one; two')).toBe('"one; two"\r\n');
  expect(cellOf('one\ttwo')).toBe('"one\ttwo"\r\n');
});

describe('a reader whose numbers have a decimal comma', () => {
  const table: FigureTable = {
    columns: ['Room', 'Rwf'],
    rows: [
      ['Huye, store', 1_200.5],
      ['A', -3],
    ],
  };

  it.each(['fr', 'fr-RW', 'de-DE'])('gets semicolons and decimal commas: %s', (language) => {
    expect(toCsv(table, language)).toBe('Room;Rwf\r\n"Huye, store";1200,5\r\nA;-3\r\n');
  });

  it.each(['en-GB', 'en-RW', 'ar-EG'])('is not one of %s', (language) => {
    expect(toCsv(table, language)).toBe('Room,Rwf\r\n"Huye, store",1200.5\r\nA,-3\r\n');
  });

  it('is known by the language of the browser', () => {
    vi.stubGlobal('navigator', { language: 'fr-RW' });
    expect(toCsv(table)).toBe(toCsv(table, 'fr-RW'));
    vi.unstubAllGlobals();
  });
});

/** Reads CSV back, as a spreadsheet of either kind does: it splits at commas, semicolons and tabs. */
const read = (csv: string): string[] =>
  [...csv.matchAll(/(?:^|[,;\t])(?:"((?:[^"]|"")*)"|([^,;\t"\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );

/** What a spreadsheet shows of a cell: without the apostrophes that keep it from being run or counted. */
const shown = (cell: string): string => cell.replace(/'(?=[=+\-@\t\r\d])/g, '');

const written = fc.oneof(
  fc.string({ minLength: 1 }),
  fc
    .array(fc.constantFrom('=', '+', '-', '@', ';', ',', '\t', '\r', '\n', '"', "'", '0', 'x'), {
      minLength: 1,
    })
    .map((signs) => signs.join('')),
);

test.each(['en', 'fr'])(
  'whatever people write is read back as it was, and no part of it is a formula: %s',
  (language) => {
    fc.assert(
      fc.property(written, written, (one, other) => {
        const line = toCsv({ columns: [], rows: [[one, other]] }, language).slice(2, -2);
        const cells = read(line);
        expect(cells.map(shown)).toEqual([one, other].map(shown));
        for (const cell of cells) expect(cell).not.toMatch(/^[\t\r]|(?:^|[,;\t\r\n])[=+\-@]/);
      }),
    );
  },
);
