import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRoomType, roomTypeLabels, roomTypes } from './roomTypes.ts';

test.each([
  ['Cold Room', 'Cold Room'],
  ['cold_room', 'Cold Room'],
  ['COLDROOM', 'Cold Room'],
  [' cold-room ', 'Cold Room'],
  ['Ware House', 'Ware House'],
  ['warehouse', 'Ware House'],
  ['Warehouse', 'Ware House'],
  ['WARE_HOUSE', 'Ware House'],
])('%j means %j [S3.2]', (spelling, type) => {
  expect(parseRoomType(spelling)).toBe(type);
});

test.each(['', ' ', 'garage', 'cold', 'cold rooms', 'warehouses', 'ware'])(
  '%j means no type',
  (spelling) => {
    expect(parseRoomType(spelling)).toBeUndefined();
  },
);

test('a type is understood in any case, with anything between its letters', () => {
  const between = fc.stringMatching(/^[ _\-.0-9]{0,3}$/);
  const spelling = fc.constantFrom(...roomTypes).chain((type) => {
    const spelled = Array.from(type.replace(' ', '')).map((letter) =>
      fc
        .tuple(fc.boolean(), between)
        .map(([upper, gap]) => (upper ? letter.toUpperCase() : letter.toLowerCase()) + gap),
    );
    return fc.tuple(...spelled).map((parts) => ({ type, text: parts.join('') }));
  });
  fc.assert(
    fc.property(spelling, ({ type, text }) => {
      expect(parseRoomType(text)).toBe(type);
    }),
  );
});

test('what is shown means what is stored [S3.2]', () => {
  expect(roomTypeLabels['Ware House']).toBe('Warehouse');
  for (const type of roomTypes) expect(parseRoomType(roomTypeLabels[type])).toBe(type);
});
