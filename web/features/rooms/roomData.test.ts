import { expect, test } from 'vitest';
import { roomData } from './roomData.ts';
import { roomOf } from './testing/roomOf.ts';

/** As it is written into a page: what is undefined is left out. */
const written = (...args: Parameters<typeof roomData>): unknown =>
  JSON.parse(JSON.stringify(roomData(...args)));

test('a room is a product, offered by the day, at its own address', () => {
  expect(written(roomOf(), 'https://cold.example')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Nyamata Store',
    category: 'Cold Room',
    description: 'Beside the market.',
    image: 'https://cold.example/images/rooms/nyamata/1.webp',
    url: 'https://cold.example/coldroom/nyamata',
    offers: {
      '@type': 'Offer',
      price: 45_000.5,
      priceCurrency: 'RWF',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 45_000.5,
        priceCurrency: 'RWF',
        unitCode: 'DAY',
      },
      availability: 'https://schema.org/InStock',
      areaServed: 'Nyamata, Bugesera',
    },
  });
});

test('what it was given stands with it', () => {
  const rating = { average: 4.5, count: 2 };
  expect(written(roomOf({ rating }), undefined)).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2 },
  });
});

test('a room that is closed is not offered now, and what is not known is left out', () => {
  const room = roomOf({ status: 'unavailable', image: undefined, description: '' });
  const data = written(room, 'https://cold.example');
  expect(data).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
  for (const key of ['image', 'description', 'aggregateRating'])
    expect(data).not.toHaveProperty(key);
  expect(written(roomOf(), undefined)).not.toHaveProperty('url');
});
