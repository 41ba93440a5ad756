import type { Page } from '#functions/platform/table/page.ts';
import { readPhones } from '#functions/store/customers/phones.ts';

interface OfCustomer {
  userId: string;
}

/**
 * Reads the telephone numbers of the customers whom items belong to, as far as the list of customers has them.
 * @returns what adds the number of its customer to an item
 */
export async function phonesOf(
  items: readonly OfCustomer[],
): Promise<<T extends OfCustomer>(item: T) => T & { phoneNumber?: string }> {
  const phones = await readPhones(items.map(({ userId }) => userId));
  return (item) => {
    const phoneNumber = phones.get(item.userId);
    return { ...item, ...(phoneNumber && { phoneNumber }) };
  };
}

/** A page of a list with the telephone numbers that the customers of its items have now, because the staff call them. */
export const pageWithPhones = async <T extends OfCustomer>({
  items,
  next,
}: Page<T>): Promise<Page<T & { phoneNumber?: string }>> => ({
  items: items.map(await phonesOf(items)),
  next,
});
