/** The signs of the codes 128 to 159 of Windows-1252; a space stands for a code without a sign. */
const HIGH = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

const SAME: Readonly<Record<string, string>> = { '\u2212': '–', '\u202f': '\u00a0' };

/** Letters that Unicode does not take apart into a letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = { đ: 'd', Đ: 'D', ł: 'l', Ł: 'L', ı: 'i', ħ: 'h' };

function codeOf(sign: string): number | undefined {
  const code = sign.charCodeAt(0);
  if (sign.length === 1 && ((code >= 32 && code < 127) || (code >= 160 && code < 256))) return code;
  const high = sign === ' ' ? -1 : HIGH.indexOf(sign);
  return high === -1 ? undefined : 128 + high;
}

/** The letter without its marks, where that has a code: `č` is `c`. */
const plainCodeOf = (sign: string): number | undefined =>
  codeOf(PLAIN[sign] ?? sign.normalize('NFD').replaceAll(/\p{M}/gu, ''));

/**
 * The codes of a text in Windows-1252, which the fonts that every PDF reader has can show. A letter without a code
 * loses its mark, and what has none then, as of another script, is a question mark.
 */
export const winAnsi = (text: string): number[] =>
  Array.from(
    text.normalize('NFC'),
    (sign) => codeOf(SAME[sign] ?? sign) ?? plainCodeOf(sign) ?? codeOf('?') ?? 0,
  );
