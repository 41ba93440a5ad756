import type { Room } from '#shared/room.ts';
import { roomTypeLabels } from '#shared/roomTypes.ts';
import { roomPath } from '#web/lib/paths.ts';

const SCHEMA = 'https://schema.org';

/** A room as schema.org describes what is offered, for search engines (JSON-LD). */
export function roomData(room: Room, siteUrl: string | undefined): Record<string, unknown> {
  const address = (path: string | undefined) =>
    path !== undefined && siteUrl ? new URL(path, siteUrl).href : undefined;
  const price = { price: room.price, priceCurrency: 'RWF' };
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name: room.name,
    category: roomTypeLabels[room.roomType],
    description: room.description || undefined,
    image: address(room.image),
    url: address(roomPath(room.id)),
    offers: {
      '@type': 'Offer',
      ...price,
      priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode: 'DAY' },
      availability: `${SCHEMA}/${room.status === 'available' ? 'InStock' : 'OutOfStock'}`,
      areaServed: room.location,
    },
    aggregateRating: room.rating && {
      '@type': 'AggregateRating',
      ratingValue: room.rating.average,
      reviewCount: room.rating.count,
    },
  };
}
