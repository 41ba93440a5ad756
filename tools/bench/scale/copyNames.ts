import { momentText } from '#functions/domain/search/order.ts';
import { HASH_BEGIN, hashEnd, hashStep } from '#functions/platform/table/shards.ts';
import { NUMBER_ALPHABET } from '#shared/bookingNumber.ts';

/** A house that is to be copied: how many rooms, customers of a room and bookings its names tell apart. */
export interface Copied {
  rooms: number;
  customers: number;
  bookings: number;
}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const ROOM = String.raw`bench000-0000-4000-8000-\d{12}`;
/** What names one thing of a house, in all that is stored of it. */
export const NAMES = new RegExp(
  String.raw`(${UUID}|${ROOM}|\b\d{13}-[0-9a-f]{8}\b|memory-\d+|CR-[${NUMBER_ALPHABET}]{5}|customer-\d+-\d+|[Ss]ample \d+ \d+|\+25078\d{7})`,
);

/**
 * The same with the moments when rooms were made, by which lists and searches of rooms are in order: no two rooms are made at
 * once.
 */
export function namesWith(moments: readonly string[]): RegExp {
  const texts = moments.flatMap((iso) => [iso.replaceAll('.', '\\.'), momentText(iso)]);
  return new RegExp(`(${[NAMES.source.slice(1, -1), ...texts].join('|')})`, 'g');
}

/** From when a room is made until the next one is: the rooms of a copy follow all those of the one before. */
export const ROOM_APART_MS = 1_000;

/** Bits of the hash of a name by which shards and parts are chosen: of most things, and of rooms. */
const KEPT_BITS = 127;
const ROOM_BITS = 15;
const HEX = Array.from('0123456789abcdef', (sign) => sign.charCodeAt(0));
const DIGITS = HEX.slice(0, 10);
/** An odd number: its multiples differ, and look random. */
const APART = 0x9e3779b1;

const hashBegun = (text: string): number => {
  let hash = HASH_BEGIN;
  for (let at = 0; at < text.length; at += 1) hash = hashStep(hash, text.charCodeAt(at));
  return hash;
};

/** Adds signs to a beginning, so that shards and parts are chosen as by another name. */
function endedAs(other: string, begin: string, signs: number[], bits = KEPT_BITS): string {
  const wanted = hashEnd(hashBegun(other)) & bits;
  const begun = hashBegun(begin);
  for (const one of signs) {
    const first = hashStep(begun, one);
    for (const two of signs) {
      const second = hashStep(first, two);
      for (const three of signs) {
        const isIt = (hashEnd(hashStep(second, three)) & bits) === wanted;
        if (isIt) return begin + String.fromCharCode(one, two, three);
      }
    }
  }
  throw new Error(`No end of ${begin} chooses the shards of ${other}`);
}

/** A number that no other booking has: five signs stand for five million. */
export function numberOf(index: number): string {
  const base = NUMBER_ALPHABET.length;
  const signs = [4, 3, 2, 1, 0].map((place) =>
    NUMBER_ALPHABET.charAt(Math.floor(index / base ** place) % base),
  );
  return `CR-${signs.join('')}`;
}

const indexOf = (number: string): number =>
  Array.from(number.slice(3)).reduce(
    (sum, sign) => sum * NUMBER_ALPHABET.length + NUMBER_ALPHABET.indexOf(sign),
    0,
  );

/** Some hexadecimal digits of a name, moved on by the number of the copy. */
function movedOn(hex: string, copy: number): string {
  const moved = (BigInt(`0x${hex}`) + BigInt(copy) * BigInt(APART)) % 16n ** BigInt(hex.length);
  return moved.toString(16).padStart(hex.length, '0');
}

/** The room of a copy: its number is followed by digits that choose the shard. */
const roomOf = (name: string, copy: number, { rooms }: Copied): string =>
  endedAs(
    name,
    `${name.slice(0, 24)}${String(Number(name.slice(24)) + copy * rooms).padStart(9, '0')}`,
    DIGITS,
    ROOM_BITS,
  );

/**
 * The name that stands in a copy of a house where another stands in the house itself: of the same kind, in the same shard
 * and part, and in no other copy.
 * @param copy from 1 on
 */
export function nameInCopy(name: string, copy: number, house: Copied): string {
  const later = copy * house.rooms * ROOM_APART_MS;
  if (/^\d{4}-\d\d-\d\dT/.test(name)) return new Date(Date.parse(name) + later).toISOString();
  if (/^[\da-z]{9}$/.test(name)) {
    return momentText(new Date(parseInt(name, 36) + later).toISOString());
  }
  if (name.startsWith('bench000')) return roomOf(name, copy, house);
  if (name.startsWith('memory-')) return `memory-${copy}x${name.slice(7)}`;
  if (name.startsWith('CR-')) return numberOf(indexOf(name) + copy * house.bookings);
  if (name.startsWith('+')) {
    const digits = Number(name.slice(6)) + copy * house.rooms * house.customers;
    return name.slice(0, 6) + String(digits).padStart(7, '0');
  }
  const person = /^(customer-|[Ss]ample )(\d+)(.*)$/.exec(name);
  if (person) {
    const [, kind = '', room, rest = ''] = person;
    return `${kind}${Number(room) + copy * house.rooms}${rest}`;
  }
  if (name.length === 36) {
    return endedAs(name, movedOn(name.slice(0, 8), copy) + name.slice(8, -3), HEX);
  }
  return endedAs(name, name.slice(0, 14) + movedOn(name.slice(14, 19), copy), HEX);
}
