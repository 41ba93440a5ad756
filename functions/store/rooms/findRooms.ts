import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { isFoundBy, leadingWord, wordsOf } from '#functions/domain/roomWords.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import { readPage, type Page, type PageRequest } from '#functions/platform/table/page.ts';
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

/**
 * A page of the rooms of whose name or place some word begins with each word of a text, by the word that begins so. It
 * reads the entries of one of the words, as many at any number of rooms, and the rooms that it answers, strongly
 * consistent. Where few of the entries fit the other words, it may hold fewer rooms than its limit although another
 * follows.
 */
export async function findRooms(
  text: string,
  { limit = limits.pageSize, after }: PageRequest,
): Promise<Page<Room>> {
  const typed = wordsOf(text);
  const leading = leadingWord(typed);
  if (leading === undefined) return { items: [] };
  const list = { pk: collections.roomWords, beginsWith: leading, order: 'ascending' } as const;
  const { items, next } = await readPage(list, { limit: Math.max(READ, limit), after });
  const found = (items as unknown as RoomWord[]).filter((entry) =>
    isFoundBy(entry, typed, leading),
  );
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
