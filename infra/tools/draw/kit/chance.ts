/** Numbers from 0 to 1 that look random and are the same at every drawing (mulberry32). */
export type Chance = () => number;

export function chance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number between two bounds. */
export const between = (next: Chance, low: number, high: number): number =>
  low + next() * (high - low);

/** One of a list, which must not be empty. */
export function pick<Item>(next: Chance, list: readonly [Item, ...Item[]]): Item {
  return list[Math.floor(next() * list.length)] ?? list[0];
}

/** The numbers from 0 below `count`. */
export const times = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index);
