import { holdsOf, holdsWeight, type SaidGoods } from '#shared/fitsGoods.ts';
import { serviceLabels, type Goods } from '#web/features/bookings/index.ts';
import { misfitWords } from '#web/features/rooms/index.ts';
import { formatMeasure } from '#web/lib/format.ts';
import { line } from './receiptFacts.ts';

type Place = Parameters<typeof misfitWords>[1];

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

/** That a room does not hold the weight of goods: the server would refuse them. */
const tooHeavyWords = (weight: string, room: Place): string | undefined =>
  holdsWeight(holdsOf(room), Number(weight))
    ? undefined
    : `This room holds ${formatMeasure(room.capacity, room.unit)}: the goods are too heavy.`;

/** That the goods do not fit the room, to be read before it is booked: their temperature forbids nothing. */
export function misfitFact({ productType, weight }: SaidGoods, room: Place) {
  const words = [misfitWords(productType, room), tooHeavyWords(weight, room)].filter(Boolean);
  return line('Please note', words.join(' ') || undefined);
}
