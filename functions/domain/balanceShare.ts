import { customerBalance, type CustomerBalance, type PayableBooking } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';

/** What a booking adds to the sums of its customer, in whole Rwf. */
export interface BalanceShare extends CustomerBalance {
  userId: string;
}

/** A booking as far as the sums of its customer depend on it. */
export type SharingBooking = PayableBooking & Pick<Booking, 'userId'>;

/** The names of a customer's sums. */
export const sumNames = ['due', 'paid', 'owed', 'toRefund'] as const;

/** What a booking adds to the sums of its customer; undefined where it adds nothing. */
export function shareOf(booking: SharingBooking): BalanceShare | undefined {
  const balance = customerBalance([booking]);
  if (sumNames.every((name) => balance[name] === 0)) return undefined;
  return { userId: booking.userId, ...balance };
}

/** By how much the sums of a customer change; sums that stay the same are left out. */
export interface SumChange {
  userId: string;
  add: Partial<CustomerBalance>;
}

/**
 * By how much sums change where a booking added `before` and adds `after`: those of its customer, or those of both
 * customers where it was handed over. Nothing changes where both are the same.
 */
export function sumChanges(
  before: BalanceShare | undefined,
  after: BalanceShare | undefined,
): SumChange[] {
  const users = new Set([before, after].flatMap((share) => (share ? [share.userId] : [])));
  return [...users].flatMap((userId) => {
    const amount = (share: BalanceShare | undefined, name: keyof CustomerBalance) =>
      share?.userId === userId ? share[name] : 0;
    const add = sumNames
      .map((name) => [name, amount(after, name) - amount(before, name)] as const)
      .filter(([, difference]) => difference !== 0);
    return add.length > 0 ? [{ userId, add: Object.fromEntries(add) }] : [];
  });
}

/** Whether a change of a booking changes the sums of a customer. */
export const changesShare = (before: SharingBooking | undefined, after: SharingBooking): boolean =>
  sumChanges(before && shareOf(before), shareOf(after)).length > 0;
