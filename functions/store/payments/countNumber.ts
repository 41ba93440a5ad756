import { settings } from '#functions/platform/settings.ts';
import type { Key } from '#functions/platform/table/readItems.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import type { ReceiptPlace } from '#shared/receiptNumber.ts';

/**
 * Counts a number in its series on the condition that the series has all numbers before it and none after, so that no
 * number is left out and none is given twice.
 * @param name the entity of the count
 */
export function countNumber<Name extends string>(
  name: Name,
  Key: Key,
  { year, series, count }: ReceiptPlace,
): NamedWrite<Name> {
  const isFirst = count === 1;
  return {
    name,
    write: {
      Update: {
        TableName: settings.tableName(),
        Key,
        UpdateExpression: 'SET #count = :count, entity = :entity, #year = :year, series = :series',
        ConditionExpression: isFirst ? 'attribute_not_exists(pk)' : '#count = :before',
        ExpressionAttributeNames: { '#count': 'count', '#year': 'year' },
        ExpressionAttributeValues: {
          ':count': count,
          ':entity': name,
          ':year': year,
          ':series': series,
          ...(!isFirst && { ':before': count - 1 }),
        },
      },
    },
  };
}
