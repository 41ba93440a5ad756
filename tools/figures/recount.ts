import { shareOf, type SharingBooking } from '#functions/domain/balanceShare.ts';
import {
  countAccount,
  figuresOfChange,
  countPayment,
  type CountedAccount,
  type CountedBooking,
  type Figure,
} from '#functions/domain/figures.ts';
import { rankOf } from '#functions/store/figures/roomRanks.ts';
import type { Payment } from '#shared/payment.ts';
import { bookingStatuses } from '#shared/transitions.ts';

type Item = Record<string, unknown>;
type Sums = Record<string, number>;

/** Figures by their names; a sum of zero is left out. */
export type Figures = Map<string, Sums>;

/** Items from which figures are made, and those in which they are stored. */
export const COUNTED = ['booking', 'payment', 'account', 'person'] as const;
export const STORED = ['figures', 'roomFigures', 'client', 'userFigures', 'balance'] as const;

function nameOf(figure: Figure): string {
  switch (figure.of) {
    case 'total':
      return 'of all';
    case 'month':
      return `of ${figure.month}`;
    case 'room':
      return `of the room ${figure.coldRoomId} in ${figure.month}`;
    case 'customer':
      return `of the customer ${figure.userId}`;
    case 'customerMonth':
      return `of the customer ${figure.userId} in ${figure.month}`;
  }
}

function add(figures: Figures, name: string, sums: Sums): void {
  const sum = new Map(Object.entries(figures.get(name) ?? {}));
  for (const [of, value] of Object.entries(sums)) sum.set(of, (sum.get(of) ?? 0) + value);
  const kept = Object.fromEntries([...sum].filter(([, value]) => value !== 0));
  if (Object.keys(kept).length > 0) figures.set(name, kept);
  else figures.delete(name);
}

function changesOf(item: Item) {
  if (item.entity === 'booking')
    return figuresOfChange(undefined, item as unknown as CountedBooking);
  if (item.entity === 'payment') return countPayment(undefined, item as unknown as Payment);
  return countAccount(undefined, item as unknown as CountedAccount);
}

const balanceName = (userId: string): string => `of what ${userId} pays`;

/** Adds to figures what a booking, a payment, an account or a person counts as it is now. */
export function recount(figures: Figures, item: Item): void {
  const share = item.entity === 'booking' && shareOf(item as unknown as SharingBooking);
  if (share) {
    const { userId, ...sums } = share;
    add(figures, balanceName(userId), sums);
  }
  for (const change of changesOf(item)) add(figures, nameOf(change.figure), change.add);
}

/** What a listed customer has beside sums, some of it numbers too. */
const OF_CUSTOMER = new Set<string>(['bookings', ...bookingStatuses]);

/** The figure that an item stores, or a part of it. */
function figureOf(item: Item): Figure {
  const month = String(item.month);
  const userId = String(item.pk).replace('USER#', '');
  if (item.entity === 'roomFigures') {
    return { of: 'room', month, coldRoomId: String(item.coldRoomId), coldRoomName: '' };
  }
  if (item.entity === 'client') return { of: 'customer', userId };
  if (item.entity === 'userFigures') return { of: 'customerMonth', userId, month };
  return item.month === undefined ? { of: 'total' } : { of: 'month', month };
}

/** Adds to figures what an item stores of one. */
export function addStored(figures: Figures, item: Item): void {
  if (item.entity === 'balance') {
    add(figures, balanceName(String(item.pk).replace('BALANCE#', '')), sumsOf(item));
    return;
  }
  const sums = Object.entries(sumsOf(item)).filter(
    ([name]) => item.entity !== 'client' || OF_CUSTOMER.has(name),
  );
  add(figures, nameOf(figureOf(item)), Object.fromEntries(sums));
}

/**
 * Adds the rank of a room by its sold days, and how many rooms of a month have one: as they are stored, and as they follow from
 * the figures of the rooms.
 */
export function addRanks(stored: Figures, recounted: Figures, item: Item): void {
  const month = String(item.month);
  if (item.entity === 'soldRooms') add(stored, `of sold rooms in ${month}`, sumsOf(item));
  if (item.entity !== 'roomFigures') return;
  const { gsi1pk, gsi1sk, coldRoomId } = item;
  const rank = rankOf(month, String(coldRoomId), Number(item.days));
  if (rank) add(recounted, `of sold rooms in ${month}`, { rooms: 1 });
  if (rank) add(recounted, `of the rank ${rank.gsi1pk} ${rank.gsi1sk}`, { rooms: 1 });
  if (typeof gsi1sk === 'string')
    add(stored, `of the rank ${String(gsi1pk)} ${gsi1sk}`, { rooms: 1 });
}

const sumsOf = (item: Item): Sums =>
  Object.fromEntries(
    Object.entries(item).filter((one): one is [string, number] => typeof one[1] === 'number'),
  );

const textOf = (sums: Sums = {}): string =>
  JSON.stringify(Object.fromEntries(Object.entries(sums).sort()));

/** Where stored figures differ from a recount: one line each. */
export function differencesOf(stored: Figures, recounted: Figures): string[] {
  const names = [...new Set([...stored.keys(), ...recounted.keys()])].sort();
  return names.flatMap((name) => {
    const [kept, counted] = [textOf(stored.get(name)), textOf(recounted.get(name))];
    return kept === counted ? [] : [`the figures ${name} are ${kept}, a recount gives ${counted}`];
  });
}
