import { holdsTemperature } from '#shared/fitsGoods.ts';
import type { RoomType } from '#shared/roomTypes.ts';
import { whereaboutsOf } from '#shared/search/towns.ts';
import type { TimelineRoom } from '#shared/timeline.ts';
import { barsOf, longestGap } from './bars.ts';

/** What an admin looks for on the timeline; the empty filter shows every room. */
export interface TimelineFilter {
  roomType: RoomType | '';
  /** The room is to reach a temperature between these, in °C, both included; undefined is any. */
  coldest?: number | undefined;
  warmest?: number | undefined;
  /** So many days in a row are to be free among the first `days`. */
  freeDays: number;
}

export const noFilter: TimelineFilter = { roomType: '', freeDays: 0 };

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
  return sorted.map((town) => ({ ...town, rooms: town.rooms.toSorted(byName) }));
}

/** Whether a room reaches a temperature that is asked for, by the rule of the search: one whose text names none may. */
function reaches(room: TimelineRoom, { coldest, warmest }: TimelineFilter): boolean {
  const [from, to] = [coldest ?? -Infinity, warmest ?? Infinity];
  return holdsTemperature(room, [[Math.min(from, to), Math.max(from, to)]]);
}

/** The rooms that a filter lets through. A room that is unavailable is never free. */
export const filterRooms = (
  rooms: readonly TimelineRoom[],
  filter: TimelineFilter,
  days: number,
): TimelineRoom[] => {
  const { roomType, freeDays } = filter;
  return rooms.filter(
    (room) =>
      (roomType === '' || room.roomType === roomType) &&
      reaches(room, filter) &&
      (freeDays <= 0 || (!room.unavailable && longestGap(barsOf(room, days), days) >= freeDays)),
  );
};
