import type { Page, PageRequest } from '#functions/platform/table/page.ts';
import { listOwed } from '#functions/store/payments/owed.ts';
import type { Owed } from '#shared/payment.ts';
import { phonesOf } from './phonesOf.ts';

/**
 * A page of the bookings for which something is owed, those that began first, with their customers' telephone numbers.
 */
export async function readOwed(page: PageRequest): Promise<Page<Owed>> {
  const { items, next } = await listOwed(page);
  return { items: items.map(await phonesOf(items)), next };
}
