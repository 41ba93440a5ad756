import { settings } from '#functions/platform/settings.ts';
import { countDays, daysByMonth, monthOf, todayInKigali, type Month } from '#shared/days.ts';
import { toHundredths } from '#shared/price.ts';
import type { BookingStatus } from '#shared/transitions.ts';
import type { BookingItem } from '#functions/store/bookings/bookingItem.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Key } from '#functions/platform/table/readItems.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import type { Account } from '#functions/store/accounts/users.ts';

/**
 * What an item adds to the figures. Each figure is the sum of these over all bookings and accounts as
 * they are now: a change adds the difference, so that the figures always equal a recount.
 */
interface Share {
  key: Key;
  entity: string;
  /** What the item tells of itself beside its sums. */
  labels: Record<string, string>;
  add: Record<string, number>;
}

/** A booking that somebody pays for: approved, and not cancelled since. */
const isSold = (status: BookingStatus): boolean => status === 'approved' || status === 'completed';

const monthOfMoment = (iso: string): Month => monthOf(todayInKigali(Date.parse(iso)));

const inTotal = (add: Share['add']): Share => ({
  key: keys.figures(),
  entity: 'figures',
  labels: {},
  add,
});

const inMonth = (month: Month, add: Share['add']): Share => ({
  key: keys.figuresOf(month),
  entity: 'figures',
  labels: { month },
  add,
});

/**
 * A booking counts by its status, in the month in which it was made; where it is sold, its days and
 * its rent (in hundredths of Rwf) count in the months of its days, for the house, room and customer.
 */
function sharesOfBooking(item: BookingItem): Share[] {
  const counted = { [item.status]: 1 };
  return [
    inTotal(counted),
    inMonth(monthOfMoment(item.date), counted),
    {
      key: keys.client(item.userId),
      entity: 'client',
      labels: { userId: item.userId },
      add: { bookings: 1, ...counted },
    },
    ...(isSold(item.status) ? sharesOfSale(item) : []),
  ];
}

function sharesOfSale(item: BookingItem): Share[] {
  const { userId, coldRoomId, coldRoomName, startDate, endDate, totalPrice } = item;
  // Whole: the total was made by multiplying it with the days.
  const rentOfDay = Math.round(toHundredths(totalPrice) / countDays(startDate, endDate));
  return [...daysByMonth(startDate, endDate)].flatMap(([month, list]): Share[] => {
    const sold = { days: list.length, revenue: list.length * rentOfDay };
    return [
      inTotal(sold),
      inMonth(month, sold),
      {
        key: keys.roomFigures(month, coldRoomId),
        entity: 'roomFigures',
        labels: { month, coldRoomId, coldRoomName },
        add: sold,
      },
      {
        key: keys.userFigures(userId, month),
        entity: 'userFigures',
        labels: { month },
        add: sold,
      },
    ];
  });
}

/** A customer counts in the month of their registration. */
const sharesOfAccount = ({ role, createdAt }: Account): Share[] => {
  if (role !== 'user') return [];
  const counted = { customers: 1 };
  return [inTotal(counted), inMonth(monthOfMoment(createdAt), counted)];
};

/** What a change of a booking adds to the figures; nothing where the figures stay. */
export const countBooking = (
  before: BookingItem | undefined,
  after: BookingItem,
): NamedWrite<'figures'>[] =>
  difference(before ? sharesOfBooking(before) : [], sharesOfBooking(after)).map(toWrite);

/** What a change of an account adds to the figures; nothing where the figures stay. */
export const countAccount = (
  before: Account | undefined,
  after: Account,
): NamedWrite<'figures'>[] =>
  difference(before ? sharesOfAccount(before) : [], sharesOfAccount(after)).map(toWrite);

const empty: Pick<Share, 'add'> = { add: {} };

/** One share an item, as no item may stand twice in a transaction; sums that stay are left out. */
function difference(before: Share[], after: Share[]): Share[] {
  const shares = new Map<string, Share>();
  const put = (share: Share, sign: 1 | -1) => {
    const place = `${share.key.pk} ${share.key.sk}`;
    const { add } = shares.get(place) ?? empty;
    const sums = Object.entries(share.add).map(
      ([name, value]) => [name, (add[name] ?? 0) + sign * value] as const,
    );
    shares.set(place, { ...share, add: { ...add, ...Object.fromEntries(sums) } });
  };
  for (const share of before) put(share, -1);
  for (const share of after) put(share, 1);
  return [...shares.values()]
    .map((share) => ({
      ...share,
      add: Object.fromEntries(Object.entries(share.add).filter(([, value]) => value !== 0)),
    }))
    .filter(({ add }) => Object.keys(add).length > 0);
}

function toWrite({ key, entity, labels, add }: Share): NamedWrite<'figures'> {
  const set = Object.entries({ entity, ...labels });
  const sums = Object.entries(add);
  return {
    name: 'figures',
    write: {
      Update: {
        TableName: settings.tableName(),
        Key: key,
        UpdateExpression: `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')} ADD ${sums.map(([name]) => `#${name} :${name}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(
          [...set, ...sums].map(([name]) => [`#${name}`, name]),
        ),
        ExpressionAttributeValues: Object.fromEntries(
          [...set, ...sums].map(([name, value]) => [`:${name}`, value]),
        ),
      },
    },
  };
}
