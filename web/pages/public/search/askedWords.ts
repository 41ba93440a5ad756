import { roomTypeLabels } from '#shared/roomTypes.ts';
import type { Stay } from '#shared/stay.ts';
import type { RoomFilter } from '#web/features/rooms/filter.ts';
import { formatNumber, formatStay, plural } from '#web/lib/format.ts';
import { countFolded } from './countSaid.ts';

interface Asked {
  filter: RoomFilter;
  /** The town that was understood, where it goes by another name than the one that was typed. */
  meant: string | undefined;
  stay: Stay | undefined;
}

/** What a search asked for: `Kigali, 20 – 24 Dec 2026 (5 days)`. Temperature, price and size are counted. */
export function askedWords({ filter, meant, stay }: Asked): string {
  const { city, order, productType, weight, roomType } = filter;
  const town = meant ?? city.trim();
  const folded = countFolded(filter);
  const parts = [
    town && order === 'near' ? `near ${town}` : town,
    stay && formatStay(stay.startDate, stay.endDate),
    productType.trim(),
    weight && `${formatNumber(Number(weight))} kg`,
    roomType && roomTypeLabels[roomType],
    folded > 0 && plural(folded, 'more filter'),
  ];
  return parts.filter(Boolean).join(', ');
}
