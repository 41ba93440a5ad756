import { expect } from 'vitest';
import { sumNames, type SharingBooking } from '#functions/domain/balanceShare.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { customerBalance } from '#shared/balance.ts';
import { everyItem } from './table.ts';

/**
 * Checks that the sums of customers equal a recount of all bookings, also of customers who are gone. It holds whenever
 * the outbox is done.
 * @param all every item of the table; they are read where they are not given
 */
export async function expectBalanceConsistency(all?: Record<string, unknown>[]): Promise<void> {
  const items = all ?? (await everyItem());
  const of = (entity: string) => items.filter((item) => item.entity === entity);
  const bookings = of('booking') as unknown as SharingBooking[];
  const stored = of('balance').map((item) => [
    item.pk,
    Object.fromEntries(sumNames.map((name) => [name, item[name] ?? 0])),
  ]);
  const counted = [...Map.groupBy(bookings, ({ userId }) => userId)].map(([userId, own]) => [
    keys.balance(userId).pk,
    customerBalance(own),
  ]);
  const withSums = (all: unknown[][]) =>
    Object.fromEntries(
      all.filter(([, sums]) => Object.values(sums as object).some((sum) => sum !== 0)),
    ) as object;
  expect(withSums(stored)).toEqual(withSums(counted));
}
