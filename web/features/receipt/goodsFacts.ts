import { serviceLabels, type Goods } from '#web/features/bookings/index.ts';
import { formatMeasure } from '#web/lib/format.ts';

/** What was said of the goods. The estimate of the service stands on the receipt, beside no button that books. */
export function goodsFacts({
  service,
  productType,
  weight,
}: Goods): [name: string, value: string][] {
  return [
    ...line('Service', service && serviceLabels[service]),
    ...line('Goods', productType),
    ...line('Weight', weight === undefined ? undefined : formatMeasure(weight, 'kg')),
  ];
}

const line = (name: string, value: string | undefined): [string, string][] =>
  value === undefined ? [] : [[name, value]];
