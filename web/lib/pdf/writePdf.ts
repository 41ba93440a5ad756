import type { Font } from './helvetica.ts';
import { winAnsi } from './winAnsi.ts';

/** A line of text; `x` and `y` are where it begins on its base line, in points from the left and the top. */
export interface TextMark extends Font {
  text: string;
  x: number;
  y: number;
}

/** Dark squares, each given by column and row, of so many points a side, from a corner at the left and the top. */
export interface SquaresMark {
  squares: [column: number, row: number][];
  side: number;
  x: number;
  y: number;
}

interface PdfPage {
  title: string;
  /** In points, of which an inch has 72. */
  width: number;
  height: number;
  texts: TextMark[];
  squares: SquaresMark[];
}

const hexOf = (codes: number[], digits: number): string =>
  codes.map((code) => code.toString(16).padStart(digits, '0')).join('');

/** A string of the page's fonts. Hexadecimal, because then nothing needs to be escaped. */
const shown = (text: string): string => `<${hexOf(winAnsi(text), 2)}>`;

/** A string about the document, in UTF-16 with its mark, as readers show it in a window's title. */
const titled = (text: string): string =>
  `<feff${hexOf(
    Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)),
    4,
  )}>`;

/** A length with at most three decimals, because a PDF knows no exponents. */
const at = (length: number): string => String(Math.round(length * 1000) / 1000);

function contentOf({ height, texts, squares }: PdfPage): string {
  const lines = texts.map(
    ({ text, x, y, size, bold }) =>
      `BT /${bold ? 'F2' : 'F1'} ${at(size)} Tf ${at(x)} ${at(height - y)} Td ${shown(text)} Tj ET`,
  );
  const marks = squares.flatMap(({ squares: cells, side, x, y }) =>
    cells.map(([column, row]) => {
      const [left, bottom] = [x + column * side, height - y - (row + 1) * side];
      return `${at(left)} ${at(bottom)} ${at(side)} ${at(side)} re`;
    }),
  );
  return [...lines, ...(marks.length > 0 ? [...marks, 'f'] : [])].join('\n');
}

const fontOf = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** The objects of the file, of which the first has number 1 and is its root. */
function objectsOf(page: PdfPage): string[] {
  const content = contentOf(page);
  const box = `[0 0 ${at(page.width)} ${at(page.height)}]`;
  const fonts = '<< /Font << /F1 5 0 R /F2 6 0 R >> >>';
  return [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Resources ${fonts} /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    fontOf('Helvetica'),
    fontOf('Helvetica-Bold'),
    `<< /Title ${titled(page.title)} >>`,
  ];
}

/**
 * A PDF of one page with lines of text and dark squares, set in the fonts that every reader has. All of it is ASCII,
 * so that a place in the text is a place in the file.
 */
export function writePdf(page: PdfPage): string {
  const objects = objectsOf(page);
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const [start, count] = [file.length, objects.length + 1];
  return `${file}xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}trailer
<< /Size ${count} /Root 1 0 R /Info 7 0 R >>
startxref
${start}
%%EOF
`;
}
