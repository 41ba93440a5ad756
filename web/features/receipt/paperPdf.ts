import { encode } from 'uqr';
import { checkReceiptPath } from '#shared/checkReceiptPath.ts';
import type { Font } from '#web/lib/pdf/helvetica.ts';
import { losesLetters } from '#web/lib/pdf/winAnsi.ts';
import { wrap } from '#web/lib/pdf/wrap.ts';
import { writePdf, type SquaresMark, type TextMark } from '#web/lib/pdf/writePdf.ts';
import {
  howToCheck,
  lostLetters,
  NO_NUMBER,
  type Paper,
  type PaperContent,
} from './paperContent.ts';

/** Points of a millimetre. */
const MM = 72 / 25.4;

interface Layout {
  width: number;
  /** None where the page is as long as what is on it. */
  height: number | undefined;
  margin: number;
  size: number;
  /** Where the values stand beside their names; none where they stand below them. */
  values: number | undefined;
  /** How wide the QR is. */
  qr: number;
}

const layouts: Record<Paper, Layout> = {
  a4: { width: 210 * MM, height: 297 * MM, margin: 20 * MM, size: 11, values: 160, qr: 36 * MM },
  roll: {
    width: 80 * MM,
    height: undefined,
    margin: 4 * MM,
    size: 9,
    values: undefined,
    qr: 32 * MM,
  },
};

/** Sets lines below one another. */
class Sheet {
  readonly texts: TextMark[] = [];
  readonly squares: SquaresMark[] = [];
  /** How far down the sheet is written, in points. */
  y: number;
  readonly layout: Layout;

  constructor(layout: Layout) {
    this.layout = layout;
    this.y = layout.margin;
  }

  /** A text in as many lines as it needs, `indent` points from the margin. */
  write(text: string, font: Font, indent = 0): void {
    const { width, margin } = this.layout;
    for (const line of wrap(text, width - 2 * margin - indent, font)) {
      this.y += font.size * 1.4;
      this.texts.push({ text: line, x: margin + indent, y: this.y, ...font });
    }
  }

  fact(name: string, value: string): void {
    const { size, values } = this.layout;
    const top = this.y;
    this.write(name, { size });
    if (values !== undefined) this.y = top;
    this.write(value, { size, bold: true }, values);
    this.y += size * 0.4;
  }

  qr(text: string): void {
    const { qr, margin } = this.layout;
    const { data, size } = encode(text, { ecc: 'M', border: 2 });
    const squares = data.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [[x, y] as [number, number]] : [])),
    );
    this.squares.push({ squares, side: qr / size, x: margin, y: this.y });
    this.y += qr;
  }
}

/**
 * A receipt or an invoice as a PDF, with what its page says.
 * @param origin of the site, which the QR leads to
 */
export function paperPdf(content: PaperContent, paper: Paper, origin: string): string {
  const { title, seller, tin, facts, check, what } = content;
  const layout = layouts[paper];
  const { size, margin, width } = layout;
  const sheet = new Sheet(layout);
  sheet.write(seller, { size: size * 1.1, bold: true });
  if (tin) sheet.write(`TIN ${tin}`, { size });
  sheet.y += size;
  sheet.write(title, { size: size * 1.5, bold: true });
  sheet.y += size;
  for (const [name, value] of facts) sheet.fact(name, value);
  if ([seller, ...facts.flat()].some(losesLetters)) sheet.write(lostLetters(what), { size });
  sheet.y += size;
  if (check) {
    sheet.qr(origin + checkReceiptPath(check));
    sheet.write(howToCheck(what), { size });
    sheet.write(check.code, { size, bold: true });
  } else {
    sheet.write(NO_NUMBER, { size });
  }
  const { texts, squares, y } = sheet;
  return writePdf({ title, width, height: layout.height ?? y + margin, texts, squares });
}
