import { settings } from '#functions/platform/settings.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import { readPage } from '#functions/platform/table/page.ts';
import { readItems, type Item } from '#functions/platform/table/readItems.ts';
import { inShard, shardsOf } from '#functions/platform/table/shards.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import type { Month } from '#shared/days.ts';
import { readPart } from './readFigures.ts';

/** More than the days of any month: a room with more sold days sorts before one with fewer. */
const MORE_THAN_DAYS = 100;

/** The keys by which the figures of a room are found among those of a month; undefined where it has no sold days. */
export function rankOf(
  month: Month,
  roomId: string,
  days: number,
): { gsi1pk: string; gsi1sk: string } | undefined {
  if (days <= 0) return undefined;
  return {
    gsi1pk: inShard(collections.soldIn(month), roomId),
    gsi1sk: `${MORE_THAN_DAYS - days}#${roomId}`,
  };
}

/**
 * Ranks the figures of a room in a month by its sold days, after an event has added to them. Days are added without
 * being read, so they are read behind that: whoever adds last ranks last. Ranking again changes nothing.
 * @throws Refusal busy
 */
export async function rankRoom(month: Month, roomId: string): Promise<void> {
  await untilUncontended(async () => {
    const [figures = {}] = await readItems([keys.roomFigures(month, roomId)]);
    const days = Number(figures.days ?? 0);
    const rank = rankOf(month, roomId, days);
    if (figures.gsi1sk === rank?.gsi1sk) return true;
    const isMore = Number(rank !== undefined) - Number(figures.gsi1sk !== undefined);
    const { done } = await transact([
      writeRank(month, roomId, figures),
      ...(isMore === 0 ? [] : [countSold(month, roomId, isMore)]),
    ]);
    return done || undefined;
  });
}

/** Writes the rank, unless somebody has added days or ranked since they were read. */
function writeRank(month: Month, roomId: string, { days, gsi1sk }: Item): NamedWrite<'rank'> {
  const rank = rankOf(month, roomId, Number(days));
  return {
    name: 'rank',
    write: {
      Update: {
        TableName: settings.tableName(),
        Key: keys.roomFigures(month, roomId),
        UpdateExpression: rank ? 'SET gsi1pk = :pk, gsi1sk = :sk' : 'REMOVE gsi1pk, gsi1sk',
        ConditionExpression: `#days = :days AND ${gsi1sk === undefined ? 'attribute_not_exists(gsi1sk)' : 'gsi1sk = :before'}`,
        ExpressionAttributeNames: { '#days': 'days' },
        ExpressionAttributeValues: {
          ':days': days,
          ...(rank && { ':pk': rank.gsi1pk, ':sk': rank.gsi1sk }),
          ...(gsi1sk !== undefined && { ':before': gsi1sk }),
        },
      },
    },
  };
}

const countSold = (month: Month, roomId: string, add: number): NamedWrite<'sold'> => ({
  name: 'sold',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.soldRooms(month, roomId),
      UpdateExpression: 'SET entity = :entity, #month = :month ADD rooms :add',
      ExpressionAttributeNames: { '#month': 'month' },
      ExpressionAttributeValues: { ':entity': 'soldRooms', ':month': month, ':add': add },
    },
  },
});

/**
 * Ranks all figures of rooms: those of a table that is older than the ranks have none.
 * @returns how many were looked at
 */
export async function rankEveryRoom(): Promise<number> {
  let seen = 0;
  for (const pk of shardsOf(collections.roomFigures)) {
    for (const { month, coldRoomId } of await readPart(pk)) {
      await rankRoom(String(month), String(coldRoomId));
      seen += 1;
    }
  }
  return seen;
}

/** Ranks all figures of rooms where none has a rank: in a table that is older than the ranks. */
export async function fillRanks(): Promise<void> {
  const counted = { pk: collections.soldRooms, inShards: true, order: 'ascending' } as const;
  const { items } = await readPage(counted, { limit: 1 });
  if (items.length === 0) await rankEveryRoom();
}
