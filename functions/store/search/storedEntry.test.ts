import fc from 'fast-check';
import { expect, it } from 'vitest';
import { entryOf } from '#functions/domain/search/entry.ts';
import { roomTypes } from '#shared/roomTypes.ts';
import { toEntry, toItem } from './storedEntry.ts';

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const shown = fc.record({
  id: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
  name: fc.string({ minLength: 1 }),
  roomType: fc.constantFrom(...roomTypes),
  price: fc.integer({ min: 0, max: 10_000_000 }).map((hundredths) => hundredths / 100),
  location: fc.string(),
  capacity: fc.integer({ min: 1, max: 1_000 }),
  unit: fc.constantFrom('tons', 'm³'),
  size: fc.integer({ min: 1 }),
  temperatureRange: fc.constantFrom('2°C - 8°C', 'ambient'),
  createdAt: fc.constant('2026-11-22T10:00:00.000Z'),
  image: maybe(fc.webPath()),
  imageWidths: maybe(fc.array(fc.nat())),
  rating: maybe(fc.record({ average: fc.double({ noNaN: true }), count: fc.nat() })),
  latitude: maybe(fc.constant(-1.95)),
  longitude: maybe(fc.constant(30.06)),
});
const taken = maybe(
  fc.record({
    from: fc.constant('2027-01'),
    months: fc.array(fc.integer({ min: 0, max: 2 ** 31 - 1 }), { minLength: 1 }),
  }),
);

it('an entry is read as it was stored', () => {
  fc.assert(
    fc.property(shown, taken, (room, days) => {
      const entry = entryOf(room, days);
      expect(toEntry({ ...toItem(entry, 1) })).toEqual(entry);
    }),
  );
});
