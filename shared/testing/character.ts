import fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };
const LAST = 0x10_ffff;

/** The code point at a place among those that are no half of a pair. */
const codePointAt = (place: number): number =>
  place < SURROGATES.first ? place : place + SURROGATES.count;

/** The place of the only character of a text. Throws where it is none, or more than one. */
function placeOf(text: unknown): number {
  const codePoint = String(text).codePointAt(0) ?? NaN;
  const place = codePoint < SURROGATES.first ? codePoint : codePoint - SURROGATES.count;
  if (text !== String.fromCodePoint(codePointAt(place))) throw new Error('This is no character');
  return place;
}

/**
 * Any character of Unicode, also those that nobody types: the unit `binary` of fast-check without the list of all of
 * them, which takes it a second to write.
 */
export const character = fc
  .integer({ min: 0, max: LAST - SURROGATES.count })
  .map((place) => String.fromCodePoint(codePointAt(place)), placeOf);
