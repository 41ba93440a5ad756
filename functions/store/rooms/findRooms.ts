import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { isFoundBy, lookedUp, wordsOf } from '#functions/domain/roomWords.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import {
  readPage,
  type Page,
  type PageKey,
  type PageRequest,
} from '#functions/platform/table/page.ts';
import { limits } from '#shared/limits.ts';
import type { Room } from '#shared/room.ts';
import type { RoomStatus } from '#shared/roomStatus.ts';
import { readRooms } from './rooms.ts';

interface RoomWord {
  pk: string;
  sk: string;
  roomId: string;
  word: string;
  words: string[];
}

/** Entries that a page reads at most where it holds fewer rooms, whatever fits of them. */
const READ = limits.pageSize;

interface Entries {
  leading: string;
  items: RoomWord[];
  next?: PageKey | undefined;
}

/**
 * The entries of the typed word that leads: of one that has so few that all of them are read, or else of the longest. Which
 * one it was, its entries tell the next page.
 */
async function readEntries(
  typed: string[],
  { limit, after }: PageRequest,
): Promise<Entries | undefined> {
  const words = lookedUp(typed).filter((word) => !after || String(after.sk).startsWith(word));
  const read = await Promise.all(
    words.map(async (leading): Promise<Entries> => {
      const list = { pk: collections.roomWords, beginsWith: leading, order: 'ascending' } as const;
      const { items, next } = await readPage(list, { limit, after });
      return { leading, items: items as unknown as RoomWord[], next };
    }),
  );
  return read.find(({ next }) => !next) ?? read[0];
}

/**
 * A page of the rooms of whose name or place some word begins with each word of a text, by the word that begins so. It
 * reads the first entries of a few of the words, on later pages those of one, as many at any number of rooms, and the
 * rooms that it answers, strongly consistent. Where each word has more entries and few of them fit the other words, it
 * may hold fewer rooms than its limit although another follows.
 */
export async function findRooms(
  text: string,
  { limit = limits.pageSize, after }: PageRequest,
): Promise<Page<Room>> {
  const typed = wordsOf(text);
  const entries = await readEntries(typed, { limit: Math.max(READ, limit), after });
  if (!entries) return { items: [] };
  const { leading, items, next } = entries;
  const found = items.filter((entry) => isFoundBy(entry, typed, leading));
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    items: await readRooms(shown.map(({ roomId }) => roomId)),
    next: last ? { pk: last.pk, sk: last.sk } : next,
  };
}

/** How many rooms there are of each status. One small item at any number of rooms. */
export async function countRooms(): Promise<Record<RoomStatus, number>> {
  const { Item } = await db.send(
    new GetCommand({ TableName: settings.tableName(), Key: keys.roomCounts() }),
  );
  const { available, unavailable } = Item ?? {};
  return { available: Number(available ?? 0), unavailable: Number(unavailable ?? 0) };
}
