import type { SaidGoods } from '#shared/fitsGoods.ts';
import { serviceLabels, type Goods } from '#web/features/bookings/index.ts';
import { goodsNote } from '#web/features/rooms/index.ts';
import { formatMeasure } from '#web/lib/format.ts';
import { line } from './receiptFacts.ts';

type Place = Parameters<typeof goodsNote>[1];

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

/** That the goods do not fit the room, to be read before it is booked. */
export const misfitFact = (goods: SaidGoods, room: Place) =>
  line('Please note', goodsNote(goods, room));
