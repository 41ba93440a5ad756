import { countDays, type Day } from '#shared/days.ts';
import type { Owed } from '#shared/payment.ts';

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

/** Sum and number of bookings by customer. */
export function sumsByCustomer(list: readonly Owed[]): Map<string, { sum: number; count: number }> {
  const groups = new Map<string, Owed[]>();
  for (const one of list) groups.set(one.userId, [...(groups.get(one.userId) ?? []), one]);
  return new Map(
    [...groups].map(([userId, own]) => [userId, { sum: sumOwed(own), count: own.length }]),
  );
}
