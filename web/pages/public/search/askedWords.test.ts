import { expect, test } from 'vitest';
import { noRoomFilter } from '#web/features/rooms/filter.ts';
import { formatStay } from '#web/lib/format.ts';
import { askedWords } from './askedWords.ts';

const stay = { startDate: '2027-01-10', endDate: '2027-01-12' };
const days = formatStay(stay.startDate, stay.endDate);
const nothing = { filter: noRoomFilter, meant: undefined, stay: undefined };

test('what a search asked for is said in words, its town by the name that was understood', () => {
  expect(askedWords(nothing)).toBe('');
  const filter = { ...noRoomFilter, city: ' ruhengeri ' };
  expect(askedWords({ filter, meant: undefined, stay })).toBe(`ruhengeri, ${days}`);
  expect(askedWords({ filter, meant: 'Musanze', stay })).toBe(`Musanze, ${days}`);
  const near = { ...filter, order: 'near' as const };
  expect(askedWords({ ...nothing, filter: near, meant: 'Musanze' })).toBe('near Musanze');
});

test('goods, weight and type are said, and what is folded is counted', () => {
  const filter = {
    ...noRoomFilter,
    productType: 'Tomatoes',
    weight: '1500',
    roomType: 'Ware House' as const,
    coldest: '2',
    warmest: '4',
    tons: '3',
  };
  expect(askedWords({ ...nothing, filter })).toBe('Tomatoes, 1,500 kg, Warehouse, 2 more filters');
});
