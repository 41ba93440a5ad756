/** At most this wide is a letter of a name, and so wide is the gap between a name and its bar; in px. */
const LETTER = 8;
const GAP = 16;

/**
 * How wide the names beside lying bars stand, in px: as the longest needs on one line, because the bars have the rest.
 * @param most from where on names take two lines, in px
 */
export const nameWidth = (names: string[], most: number): number =>
  Math.min(most, GAP + LETTER * Math.max(0, ...names.map(({ length }) => length)));
