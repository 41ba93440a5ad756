import { collections } from '#functions/platform/table/keys.ts';
import { readPage, type Page, type PageRequest } from '#functions/platform/table/page.ts';
import type { Month } from '#shared/days.ts';
import type { Payment } from '#shared/payment.ts';

/** The payments, refunds and reversals that were recorded in a month, newest first. */
export async function listPaymentsIn(month: Month, page: PageRequest): Promise<Page<Payment>> {
  const { items, next } = await readPage(
    { index: 'gsi1', pk: collections.paymentsIn(month), inShards: true, order: 'descending' },
    page,
  );
  return { items: items as unknown as Payment[], next };
}
