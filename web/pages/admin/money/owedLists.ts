import { countDays, type Day } from '#shared/days.ts';
import type { Owed } from '#shared/payment.ts';
import { plural } from '#web/lib/format.ts';

/** What is owed, by what is to be done about it: asked for, awaited, or given back. */
export interface OwedLists {
  overdue: Owed[];
  coming: Owed[];
  refund: Owed[];
}

/** A rent is due on the first day of its stay: from the next day on it is overdue. */
export function owedLists(all: readonly Owed[], today: Day): OwedLists {
  const toPay = all.filter(({ owed }) => owed > 0);
  return {
    overdue: toPay.filter(({ startDate }) => startDate < today),
    coming: toPay.filter(({ startDate }) => startDate >= today),
    refund: all.filter(({ owed }) => owed < 0),
  };
}

/** For how many days something has been due. */
export const daysOverdue = ({ startDate }: Pick<Owed, 'startDate'>, today: Day): number =>
  startDate < today ? countDays(startDate, today) - 1 : 0;

/** What a list comes to, in whole Rwf, whether it is to be paid or to be refunded. */
export const sumOwed = (list: readonly Pick<Owed, 'owed'>[]): number =>
  list.reduce((sum, { owed }) => sum + Math.abs(owed), 0);

/** How many bookings a list has, and of how many clients. */
export const whoseWords = (list: readonly Pick<Owed, 'userId'>[]): string =>
  `${plural(list.length, 'booking')}, ${plural(new Set(list.map(({ userId }) => userId)).size, 'client')}`;
