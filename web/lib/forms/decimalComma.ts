/** Thousands as the site writes them, also with spaces between them: `2,500`, `1,234.5`, `99 999`. */
const COMMAS = /^\s*[1-9]\d{0,2}(,\d{3})+(?=(\.\d\d?)?\s*$)/;
const SPACES = /^\s*[1-9]\d{0,2}(\s\d{3})+(?=([.,]\d\d?)?\s*$)/;

const joined = (digits: string): string => digits.replace(/[,\s]/g, '');

/** A number as it was typed, without commas or spaces between its thousands. */
export const withoutThousands = (typed: string): string =>
  typed.replace(COMMAS, joined).replace(SPACES, joined);

/**
 * A number as it was typed, also with thousands marked, with a point before its decimals: the number pads of some phones
 * offer a comma alone. What may mean several numbers stays as it is and is refused, such as `0,500` and `1,500,5`.
 */
export const pointForComma = (typed: string): string =>
  withoutThousands(typed).replace(/^(\s*\d+),(\d\d?\s*)$/, '$1.$2');
