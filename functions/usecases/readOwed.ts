import type { Page, PageRequest } from '#functions/platform/table/page.ts';
import { readPhones } from '#functions/store/customers/phones.ts';
import { listOwed } from '#functions/store/payments/owed.ts';
import type { Owed } from '#shared/payment.ts';

/**
 * A page of the bookings for which something is owed, those that began first, with their customers' telephone numbers.
 */
export async function readOwed(page: PageRequest): Promise<Page<Owed>> {
  const { items, next } = await listOwed(page);
  const phones = await readPhones(items.map(({ userId }) => userId));
  const withPhone = (owed: Owed): Owed => {
    const phoneNumber = phones.get(owed.userId);
    return { ...owed, ...(phoneNumber && { phoneNumber }) };
  };
  return { items: items.map(withPhone), next };
}
