import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import type { Booking } from '#shared/booking.ts';

/** What an update changes of a booking's item, by the names of the attributes. */
interface BookingUpdate {
  set: Record<string, unknown>;
  remove?: readonly string[];
  /** By how much each count grows; one that is not there grows from 0. */
  add?: Record<string, number>;
  /** What must be as it was read beside status and moment of change. */
  also?: readonly (keyof Booking)[];
}

/** An attribute in an expression, where `status` needs a placeholder because DynamoDB reserves the word. */
const named = (name: string): string => (name === 'status' ? '#status' : name);

/** The values of an expression, each by its attribute behind a prefix, because an attribute may be compared and set. */
const valuesOf = (prefix: string, attributes: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [`:${prefix}_${name}`, value]),
  );

/**
 * Updates a booking; fails where it is no longer as it was read: its moment of change is another one after each change
 * of its status, days or room.
 */
export function updateAsRead(
  booking: Booking,
  { set, remove = [], add = {}, also = [] }: BookingUpdate,
): NamedWrite<'booking'> {
  const compared = (['status', 'changedAt', ...also] as const).map(
    (name) => [name, booking[name]] as const,
  );
  const read = compared.filter(([, value]) => value !== undefined);
  const [sets, adds] = [Object.keys(set), Object.keys(add)];
  return {
    name: 'booking',
    write: {
      Update: {
        TableName: settings.tableName(),
        Key: keys.booking(booking.id),
        UpdateExpression: [
          `SET ${sets.map((name) => `${named(name)} = :new_${name}`).join(', ')}`,
          ...(remove.length > 0 ? [`REMOVE ${remove.join(', ')}`] : []),
          ...(adds.length > 0
            ? [`ADD ${adds.map((name) => `${name} :add_${name}`).join(', ')}`]
            : []),
        ].join(' '),
        ConditionExpression: compared
          .map(([name, value]) =>
            value === undefined
              ? `attribute_not_exists(${name})`
              : `${named(name)} = :read_${name}`,
          )
          .join(' AND '),
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ...valuesOf('read', Object.fromEntries(read)),
          ...valuesOf('new', set),
          ...valuesOf('add', add),
        },
      },
    },
  };
}
