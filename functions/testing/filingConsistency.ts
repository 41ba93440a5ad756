import { expect } from 'vitest';
import type { FiledBooking } from '#functions/domain/filing.ts';
import { filingsOf } from '#functions/store/bookings/filings.ts';
import { everyItem } from './table.ts';

/**
 * Checks that the lists in which bookings are found hold exactly what the bookings say. It holds whenever the outbox is
 * done.
 * @param all every item of the table; they are read where they are not given
 */
export async function expectFilingConsistency(all?: Record<string, unknown>[]): Promise<void> {
  const items = all ?? (await everyItem());
  const byKey = (some: Record<string, unknown>[]) =>
    new Map(some.map((item) => [`${String(item.pk)} ${String(item.sk)}`, item]));
  const bookings = items.filter(({ entity }) => entity === 'booking') as unknown as FiledBooking[];
  const stored = byKey(items.filter(({ entity }) => entity === 'filing'));
  expect(stored).toEqual(byKey(bookings.flatMap(filingsOf)));
}
