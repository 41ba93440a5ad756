/**
 * A number as it was typed, with a point before its decimals: the number pads of some phones offer a comma alone. Three
 * digits after it may be thousands, so that `1,500` stays as it is and is refused.
 */
export const pointForComma = (typed: string): string =>
  typed.replace(/^(\s*\d+),(\d\d?\s*)$/, '$1.$2');
