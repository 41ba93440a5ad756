import { widthOf, type Font } from './helvetica.ts';

/** Breaks a text into lines that are no wider than so many points: at spaces, and within a word that is wider alone. */
export function wrap(text: string, width: number, font: Font): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => pieces(one, width, font))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, font) <= width) {
      line = longer;
    } else {
      if (line !== '') lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** A word, or the parts of one that is wider than a line. */
function pieces(word: string, width: number, font: Font): string[] {
  const parts: string[] = [];
  let part = '';
  for (const sign of word) {
    if (part !== '' && widthOf(part + sign, font) > width) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part];
}
