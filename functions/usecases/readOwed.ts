import type { Page, PageRequest } from '#functions/platform/table/page.ts';
import { listOwed } from '#functions/store/payments/owed.ts';
import type { Owed } from '#shared/payment.ts';
import { pageWithPhones } from './phonesOf.ts';

/**
 * A page of the bookings for which something is owed, those that began first, with their customers' telephone numbers.
 */
export const readOwed = async (page: PageRequest): Promise<Page<Owed>> =>
  pageWithPhones(await listOwed(page));
