import type { Page, PageRequest } from '#functions/platform/table/page.ts';
import { listCustomers, readListedCustomers } from '#functions/store/customers/listedCustomers.ts';
import { pageIdsByPhone } from '#functions/store/customers/phoneEntries.ts';
import { phoneBeginning } from '#shared/phone.ts';
import type { ListedCustomer } from '#shared/user.ts';

/**
 * Lists clients by name, or those whom a search finds: by telephone number where it reads as the beginning of one, in any
 * spelling, else by name or e-mail address. A page may hold fewer than its limit although another page follows.
 */
export async function listClients(
  search: string | undefined,
  request: PageRequest,
): Promise<Page<ListedCustomer>> {
  const phone = phoneBeginning(search ?? '');
  if (!phone) return listCustomers(search, request);
  const { items: ids, next } = await pageIdsByPhone(phone, request);
  return { items: await readListedCustomers(ids), next };
}
