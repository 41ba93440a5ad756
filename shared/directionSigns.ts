/** A text without the unseen signs that mark or turn its direction: telephones copy a number with such signs around it. */
export const withoutDirections = (text: string): string =>
  text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
