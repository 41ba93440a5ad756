import { settings } from '#functions/platform/settings.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import { shardsOf } from '#functions/platform/table/shards.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import type { Month } from '#shared/days.ts';
import { bookingStatuses } from '#shared/transitions.ts';
import { readPart, type StoredFigure } from './readFigures.ts';

/** What a month's sums are called. */
const SUMS = [...bookingStatuses, 'customers', 'days', 'revenue', 'received'] as const;

/** A part of a month's sums, as it was read. */
interface Part extends StoredFigure {
  pk: string;
  sk: string;
  month: Month;
}

const isPart = (item: StoredFigure): item is Part =>
  item.sk !== keys.foldedFigures(String(item.pk), String(item.month)).sk;

/**
 * Folds the parts of months' sums into one item a month in each shard, so that whoever adds them up reads an eighth of
 * the items. Each part is deleted in the transaction that adds it, and only as it was read: what an event adds
 * meanwhile stays in the part, until it is folded the next time. So the sum is the same at every moment, also where
 * this runs twice at once.
 * @param shard only this one of the partitions; all where it is left out
 * @returns how many parts were folded
 */
export async function foldMonths(shard?: number): Promise<number> {
  const partitions = shardsOf(collections.monthFigures);
  let folded = 0;
  for (const pk of shard === undefined ? partitions : partitions.slice(shard, shard + 1)) {
    for (const part of (await readPart(pk)).filter(isPart)) {
      const { done } = await transact([deleteUnchanged(part), addFolded(part)]);
      if (done) folded += 1;
    }
  }
  return folded;
}

const sumsOf = (part: Part): [name: string, value: number][] =>
  SUMS.flatMap((name) => (typeof part[name] === 'number' ? [[name, part[name]]] : []));

function deleteUnchanged(part: Part): NamedWrite {
  const conditions = SUMS.map((name) =>
    part[name] === undefined ? `attribute_not_exists(#${name})` : `#${name} = :${name}`,
  );
  return {
    name: 'part',
    write: {
      Delete: {
        TableName: settings.tableName(),
        Key: { pk: part.pk, sk: part.sk },
        ConditionExpression: `attribute_exists(pk) AND ${conditions.join(' AND ')}`,
        ExpressionAttributeNames: Object.fromEntries(SUMS.map((name) => [`#${name}`, name])),
        ExpressionAttributeValues: Object.fromEntries(
          sumsOf(part).map(([name, value]) => [`:${name}`, value]),
        ),
      },
    },
  };
}

function addFolded(part: Part): NamedWrite {
  const sums = sumsOf(part);
  return {
    name: 'folded',
    write: {
      Update: {
        TableName: settings.tableName(),
        Key: keys.foldedFigures(part.pk, part.month),
        UpdateExpression: `SET #entity = :entity, #month = :month ADD ${sums.map(([name]) => `#${name} :${name}`).join(', ')}`,
        ExpressionAttributeNames: {
          '#entity': 'entity',
          '#month': 'month',
          ...Object.fromEntries(sums.map(([name]) => [`#${name}`, name])),
        },
        ExpressionAttributeValues: {
          ':entity': 'figures',
          ':month': part.month,
          ...Object.fromEntries(sums.map(([name, value]) => [`:${name}`, value])),
        },
      },
    },
  };
}
