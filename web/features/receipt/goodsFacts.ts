import { serviceLabels, type Goods } from '#web/features/bookings/index.ts';
import { misfitWords } from '#web/features/rooms/index.ts';
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

/** That the goods do not fit the room, to be read before it is booked all the same. */
export const misfitFact = (productType: string, room: Parameters<typeof misfitWords>[1]) =>
  line('Please note', misfitWords(productType, room));
