import { foldName, whereaboutsOf } from '#shared/search/towns.ts';

/** Most words by which a room is found, because they are written in one transaction. */
const MOST = 40;
/** Longest word that is kept, in characters: a sort key holds at most 1,024 bytes. */
const LONGEST = 60;

/** The words of a text in lower case and without accents, each once, in order. */
export function wordsOf(text: string): string[] {
  const words = foldName(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, LONGEST));
  return [...new Set(words)].sort();
}

/** The words by which a room is found: of its name and its place, and the present name of its town. */
export const roomWords = ({ name, location }: { name: string; location: string }): string[] =>
  wordsOf(`${name} ${location} ${whereaboutsOf(location).town.name}`).slice(0, MOST);

/**
 * Whether an entry of a room under one of its words is the one by which a text finds it: each typed word begins a word of
 * the room, and of the words that begin with `leading` the entry's is the first, so that a room is found once.
 */
export const isFoundBy = (
  { word, words }: { word: string; words: readonly string[] },
  typed: readonly string[],
  leading: string,
): boolean =>
  words.find((one) => one.startsWith(leading)) === word &&
  typed.every((text) => words.some((one) => one.startsWith(text)));

/** Most typed words that are looked up, at once; what else was typed only leaves out. */
const LOOKED_UP = 5;

/**
 * The typed words that are looked up, the longest first, which mostly fits the fewest rooms. What begins another typed
 * word finds no room less, and so each entry is found by one of them.
 */
export const lookedUp = (typed: readonly string[]): string[] =>
  typed
    .filter((word) => !typed.some((other) => other !== word && other.startsWith(word)))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, LOOKED_UP);
