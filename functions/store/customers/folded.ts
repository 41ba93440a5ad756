/**
 * Longest folded text that is kept, in bytes of UTF-8. An index's sort key holds at most 1,024 bytes,
 * the user's id among them, and DynamoDB refuses an item whose key is longer; 60 characters can fold
 * to 1,980 bytes.
 */
const MAX_BYTES = 900;

/** Text as it is searched: lower case, no accents, single blanks, cut where it is too long for a key. */
export const folded = (text: string): string =>
  cut(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' '));

/** Cuts between characters, because `encodeInto` stops before a character that does not fit. */
const cut = (text: string): string =>
  text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(MAX_BYTES)).read);
