import { latinOf } from './latin.ts';

/** The signs of the codes 128 to 159 of Windows-1252; a space stands for a code without a sign. */
const HIGH = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

const SAME: Readonly<Record<string, string>> = { '\u2212': '–', '\u202f': '\u00a0' };

function codeOf(sign: string): number | undefined {
  const code = sign.charCodeAt(0);
  if (sign.length === 1 && ((code >= 32 && code < 127) || (code >= 160 && code < 256))) return code;
  const high = sign === ' ' ? -1 : HIGH.indexOf(sign);
  return high === -1 ? undefined : 128 + high;
}

/** The codes of one sign; undefined where one of them is not known. */
function codesOf(sign: string): number[] | undefined {
  const code = codeOf(SAME[sign] ?? sign);
  if (code !== undefined) return [code];
  const codes = Array.from(latinOf(sign), codeOf);
  return codes.every((one) => one !== undefined) ? codes : undefined;
}

/** The signs of a text, without those that forbid a break: a line of a PDF breaks at spaces alone. */
const signsOf = (text: string): string[] =>
  Array.from(text.normalize('NFC').replaceAll('\u2060', ''));

const QUESTION_MARK = 63;

/**
 * The codes of a text in Windows-1252, which the fonts that every PDF reader has can show. A letter without a code
 * loses its mark; Cyrillic and Greek ones are written in Latin letters. What is of another script is a question mark.
 */
export const winAnsi = (text: string): number[] =>
  signsOf(text).flatMap((sign) => codesOf(sign) ?? [QUESTION_MARK]);

/** Whether a text has letters that {@link winAnsi} can only write as question marks. */
export const losesLetters = (text: string): boolean =>
  signsOf(text).some((sign) => codesOf(sign) === undefined);
