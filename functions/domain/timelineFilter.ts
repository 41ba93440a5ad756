import { countDays, type Day } from '#shared/days.ts';
import { holdsTemperature } from '#shared/fitsGoods.ts';
import type { Room } from '#shared/room.ts';
import type { RoomType } from '#shared/roomTypes.ts';
import { parseTemperatureRange } from '#shared/search/temperature.ts';
import { townOf, whereaboutsOf } from '#shared/search/towns.ts';
import type { Stay } from '#shared/stay.ts';
import { roomWords, wordsOf } from './roomWords.ts';

/** Which rooms the timeline shows; the empty filter shows all. */
export interface TimelineFilter {
  /** Each of its words begins a word of the room's name or place. */
  text?: string | undefined;
  /** A town by any of its names. */
  town?: string | undefined;
  roomType?: RoomType | undefined;
  /** The room reaches a temperature between these, in °C, both included. */
  coldest?: number | undefined;
  warmest?: number | undefined;
  /** So many days of the range are free one after another. */
  freeDays?: number | undefined;
}

/** The words by which the rooms of a filter are found; undefined where it names neither words nor a town. */
export const soughtWords = ({ text, town }: TimelineFilter): string | undefined =>
  [text, town && townOf(town).name].filter(Boolean).join(' ') || undefined;

/** A room whose text names no temperature may reach any, by the rule of the search. */
function reaches({ temperatureRange }: Room, { coldest, warmest }: TimelineFilter): boolean {
  if (coldest === undefined && warmest === undefined) return true;
  const [from, to] = [coldest ?? -Infinity, warmest ?? Infinity];
  const held = parseTemperatureRange(temperatureRange) ?? {};
  return holdsTemperature(held, [[Math.min(from, to), Math.max(from, to)]]);
}

const isCalled = (room: Room, text: string): boolean => {
  const words = roomWords(room);
  return wordsOf(text).every((typed) => words.some((word) => word.startsWith(typed)));
};

/**
 * Whether a filter lets a room through, apart from the days on which it is free. A room that is unavailable is never
 * free.
 */
export function fitsTimeline(room: Room, filter: TimelineFilter): boolean {
  const { text, town, roomType, freeDays = 0 } = filter;
  return (
    (!text || isCalled(room, text)) &&
    (!town || whereaboutsOf(room.location).town.key === townOf(town).key) &&
    (roomType === undefined || room.roomType === roomType) &&
    reaches(room, filter) &&
    (freeDays === 0 || room.status === 'available')
  );
}

/** Whether so many days of a range are free one after another, by the taken days of a room, in the order of days. */
export function hasFreeDays(
  taken: Iterable<Day>,
  { startDate, endDate }: Stay,
  wanted = 0,
): boolean {
  let [longest, free] = [0, 0];
  const held = [...taken].map((day) => countDays(startDate, day) - 1);
  for (const day of [...held, countDays(startDate, endDate)]) {
    longest = Math.max(longest, day - free);
    free = day + 1;
  }
  return longest >= wanted;
}
