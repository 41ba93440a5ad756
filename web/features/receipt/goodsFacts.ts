import { serviceEstimate } from '#shared/receipt.ts';
import { serviceLabels, type Goods } from '#web/features/bookings/index.ts';
import { formatMeasure } from '#web/lib/format.ts';
import { formatDollars } from './receiptFacts.ts';

/** What was said of the goods, and the estimate that the receipt will name beside the rent. */
export function goodsFacts(goods: Goods): [name: string, value: string][] {
  const { service, productType, weight } = goods;
  // Without a service there is nothing that the estimate would be for.
  const estimate = service ? serviceEstimate(goods) : 0;
  return [
    ...line('Service', service && serviceLabels[service]),
    ...line('Goods', productType),
    ...line('Weight', weight === undefined ? undefined : formatMeasure(weight, 'kg')),
    ...line('Service estimate, not due now', estimate > 0 ? formatDollars(estimate) : undefined),
  ];
}

const line = (name: string, value: string | undefined): [string, string][] =>
  value === undefined ? [] : [[name, value]];
