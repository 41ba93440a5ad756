import type { Room } from '#shared/room.ts';
import { roomTypeLabels } from '#shared/roomTypes.ts';
import { formatMeasure, formatRwf } from '#web/lib/format.ts';
import { temperatureWords } from './temperatureWords.ts';

/** As much of a text as a preview shows. */
const LONGEST = 200;

const cut = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).trimEnd()}…`;

/** A room in a few words, for previews of its address and for search engines. */
export function roomWords(room: Room): string {
  const facts = [
    `${roomTypeLabels[room.roomType]} in ${room.location}`,
    `${formatRwf(room.price)} per day`,
    formatMeasure(room.capacity, room.unit),
    temperatureWords(room.temperatureRange),
  ].join(', ');
  return cut([`${facts}.`, room.description].join(' ').replace(/\s+/g, ' ').trim());
}
