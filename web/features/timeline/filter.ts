import { limits } from '#shared/limits.ts';
import type { RoomType } from '#shared/roomTypes.ts';
import { whereaboutsOf } from '#shared/search/towns.ts';
import type { TimelineRoom } from '#shared/timeline.ts';

/** What the staff look for on the timeline; the empty filter shows every room. */
export interface TimelineFilter {
  /** Each of its words begins a word of the room's name or place. */
  text: string;
  town: string;
  roomType: RoomType | '';
  /** The room is to reach a temperature between these, in °C, both included; undefined is any. */
  coldest?: number | undefined;
  warmest?: number | undefined;
  /** So many days in a row are to be free. */
  freeDays: number;
}

export const noTimelineFilter: TimelineFilter = { text: '', town: '', roomType: '', freeDays: 0 };

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

const degrees = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : between(value, limits.coldestSearched, limits.warmestSearched);

/** A filter as the server is asked for it, without what is empty. */
export function askedFor({ text, town, roomType, coldest, warmest, freeDays }: TimelineFilter) {
  const [from, to] = [degrees(coldest), degrees(warmest)];
  const free = between(Math.trunc(freeDays), 0, limits.timelineDays);
  return {
    ...(text.trim() && { text: text.trim() }),
    ...(town && { town }),
    ...(roomType && { roomType }),
    ...(from !== undefined && { coldest: from }),
    ...(to !== undefined && { warmest: to }),
    ...(free > 0 && { freeDays: free }),
  };
}
export type AskedFilter = ReturnType<typeof askedFor>;

/** Whether a filter leaves rooms out. */
export const isNarrowed = (filter: AskedFilter): boolean => Object.keys(filter).length > 0;

/** The rooms of a town, by name. */
export interface Town {
  key: string;
  name: string;
  rooms: TimelineRoom[];
}

const byName = (a: { name: string }, b: { name: string }): number =>
  a.name.localeCompare(b.name, 'en', { numeric: true });

/** The rooms by town, towns and rooms in the order of their names. */
export function byTown(rooms: readonly TimelineRoom[]): Town[] {
  const towns = new Map<string, Town>();
  for (const room of rooms) {
    const { town } = whereaboutsOf(room.location);
    const known = towns.get(town.key) ?? { ...town, rooms: [] };
    known.rooms.push(room);
    towns.set(town.key, known);
  }
  const sorted = [...towns.values()].sort(byName);
  return sorted.map((town) => ({ ...town, rooms: [...town.rooms].sort(byName) }));
}
