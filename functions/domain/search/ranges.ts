import { bandKey, bandOf, columnEdges, roomsIn, type Cell } from './grid.ts';

/** A part of the entries by position: between two keys, with about so many rooms. */
export interface Range {
  from: string;
  to: string;
  rooms: number;
}

/** What is to be read: the cells, and in them only what lies between two longitudes, in millionths. */
export interface Needed {
  isNeeded: (cell: Cell) => boolean;
  west: number;
  east: number;
}

/** Neighbouring rooms of a band: about so many between two longitudes, in millionths of a degree. */
interface Slot {
  band: number;
  west: number;
  east: number;
  rooms: number;
  needed: boolean;
}

/** The rooms by band from west to east. Cells of two rows that stand above each other are one slot. */
function slotsOf(cells: readonly Cell[], { isNeeded, west, east }: Needed): Slot[] {
  const slots = new Map<string, Slot>();
  for (const cell of cells) {
    const band = bandOf(cell.row);
    const key = `${band} ${cell.column}`;
    const { rooms, needed } = slots.get(key) ?? { rooms: 0, needed: false };
    slots.set(key, {
      band,
      ...columnEdges(cell.column),
      rooms: rooms + roomsIn(cell),
      needed: needed || isNeeded(cell),
    });
  }
  return [...slots.values()]
    .flatMap((slot) => cut(slot, west, east))
    .toSorted((a, b) => a.band - b.band || a.west - b.west);
}

/** Cuts a needed slot where what is needed begins and ends. Its rooms count as evenly spread. */
function cut(slot: Slot, west: number, east: number): Slot[] {
  if (!slot.needed) return [slot];
  const [from, to] = [Math.max(slot.west, west), Math.min(slot.east, east)];
  if (from > to) return [{ ...slot, needed: false }];
  const part = (begin: number, end: number, needed: boolean): Slot => ({
    ...slot,
    west: begin,
    east: end,
    needed,
    rooms: (slot.rooms * (end - begin + 1)) / (slot.east - slot.west + 1),
  });
  // What is cut off at a side where the slot ends is empty.
  return [part(slot.west, from - 1, false), part(from, to, true), part(to + 1, slot.east, false)];
}

/** A row of slots that is read at once. */
interface Run {
  first: Slot;
  last: Slot;
  rooms: number;
  /** Rooms between it and the run before. */
  gap: number;
}

/** Runs of needed slots. */
function runsOf(slots: Slot[]): Run[] {
  const runs: Run[] = [];
  let gap = 0;
  for (const slot of slots) {
    const run = runs.at(-1);
    if (!slot.needed) gap += slot.rooms;
    else if (run && gap === 0) Object.assign(run, { last: slot, rooms: run.rooms + slot.rooms });
    else runs.push({ first: slot, last: slot, rooms: slot.rooms, gap });
    if (slot.needed) gap = 0;
  }
  return runs;
}

/** Joins the runs that have the fewest rooms between them, until at most `most` are left. */
function join(runs: Run[], most: number): Run[] {
  const [, ...rest] = runs;
  const begins = new Set(rest.toSorted((a, b) => b.gap - a.gap).slice(0, most - 1));
  const joined: Run[] = [];
  for (const run of runs) {
    const before = joined.at(-1);
    if (!before || begins.has(run)) joined.push({ ...run });
    else Object.assign(before, { last: run.last, rooms: before.rooms + run.gap + run.rooms });
  }
  return joined;
}

const rangeOf = ({ first, last, rooms }: Run): Range => ({
  from: bandKey(first.band, first.west),
  to: bandKey(last.band, last.east),
  rooms,
});

/** About how many rooms are read by these ranges together. */
export const roomsOf = (ranges: readonly Range[]): number =>
  ranges.reduce((sum, { rooms }) => sum + rooms, 0);

/** Most queries that one request sends for positions, and rooms that it reads by them. */
export interface Reading {
  queries: number;
  rooms: number;
}

/**
 * The parts of the entries in which the needed rooms stand. Fewer parts are fewer queries, but take in
 * rooms that lie between. They are at most `queries`, or more where those would read too many rooms.
 */
export function rangesOf(
  cells: readonly Cell[],
  needed: Needed,
  { queries, rooms }: Reading,
): Range[] {
  const runs = runsOf(slotsOf(cells, needed));
  for (let most = queries; most < runs.length; most += 1) {
    const ranges = join(runs, most).map(rangeOf);
    if (roomsOf(ranges) <= rooms) return ranges;
  }
  return runs.map(rangeOf);
}
