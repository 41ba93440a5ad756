const words = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

/** A whole number as a sentence says it: up to twelve in words, more in digits. */
export const numberWord = (count: number): string => words[count] ?? String(count);

/** So many hours in words: `an hour`, `two hours`. */
export const hoursInWords = (hours: number): string =>
  hours === 1 ? 'an hour' : `${numberWord(hours)} hours`;
