import { describe, expect, it } from 'vitest';
import { messages } from '#shared/messages.ts';
import type { Room } from '#shared/room.ts';
import { daysProblem, filterRooms, noFilter, readFilter, stayOf, writeFilter } from './filter.ts';

const room = (id: string, changes: Partial<Room>): Room => ({
  id,
  name: id,
  roomType: 'Cold Room',
  price: 1,
  location: 'Muhoza, Musanze',
  capacity: 1,
  unit: 'tons',
  status: 'available',
  size: 1,
  feature: ['a'],
  description: '',
  temperatureRange: '',
  humidityControl: false,
  accessControl: false,
  version: 1,
  createdAt: '',
  ...changes,
});

const rooms = [
  room('closed', { status: 'unavailable' }),
  room('cold', {}),
  room('dry', { roomType: 'Ware House', location: 'Ngoma, Huye' }),
];

const idsOf = (list: Room[]) => list.map(({ id }) => id);

describe('filterRooms', () => {
  it('shows all without a filter, those closed for now last', () => {
    expect(idsOf(filterRooms(rooms, noFilter))).toEqual(['cold', 'dry', 'closed']);
  });

  it('compares the type, and finds the city within the location in any case [S5.21]', () => {
    expect(idsOf(filterRooms(rooms, { ...noFilter, roomType: 'Ware House' }))).toEqual(['dry']);
    expect(idsOf(filterRooms(rooms, { ...noFilter, city: ' MUSANZE ' }))).toEqual([
      'cold',
      'closed',
    ]);
    expect(filterRooms(rooms, { ...noFilter, city: 'Huye', roomType: 'Cold Room' })).toEqual([]);
  });

  it('offers only what holds the temperature and the weight of the goods', () => {
    const freezer = room('freezer', { temperatureRange: '-20°C - -18°C', capacity: 1 });
    const chilled = room('chilled', { temperatureRange: '2°C - 8°C', capacity: 2 });
    const all = [freezer, chilled];
    expect(idsOf(filterRooms(all, { ...noFilter, productType: 'Meat' }))).toEqual(['freezer']);
    expect(idsOf(filterRooms(all, { ...noFilter, weight: '1500' }))).toEqual(['chilled']);
  });

  it('puts the cheapest first where that is asked for, and still those closed last', () => {
    const cheap = room('cheap', { price: 0.5 });
    const ordered = filterRooms([...rooms, cheap], { ...noFilter, order: 'price' });
    expect(idsOf(ordered)[0]).toBe('cheap');
    expect(idsOf(ordered).at(-1)).toBe('closed');
  });
});

describe('the filter in the address', () => {
  it('is read as it was written', () => {
    const filter = {
      roomType: 'Ware House',
      city: 'Huye',
      startDate: '2027-01-01',
      endDate: '2027-01-03',
      productType: 'Milk',
      weight: '500',
      order: 'price',
    } as const;
    expect(readFilter(writeFilter(filter))).toEqual(filter);
  });

  it('takes any spelling of a type, and none that is unknown', () => {
    expect(readFilter(new URLSearchParams('type=warehouse')).roomType).toBe('Ware House');
    expect(readFilter(new URLSearchParams('type=boat')).roomType).toBeUndefined();
  });

  it('leaves out what is not set', () => {
    expect(writeFilter({ ...noFilter, city: '  ' }).toString()).toBe('');
  });

  it('knows no days that do not exist', () => {
    expect(readFilter(new URLSearchParams('startDate=2027-02-30&endDate=x'))).toEqual(noFilter);
  });
});

describe('the days of a filter', () => {
  const today = '2027-01-10';
  const days = (startDate: string, endDate: string) => ({ ...noFilter, startDate, endDate });

  it('are a stay where both are chosen', () => {
    expect(stayOf(days('2027-01-10', '2027-01-12'))).toEqual({
      startDate: '2027-01-10',
      endDate: '2027-01-12',
    });
    expect(stayOf(days('2027-01-10', ''))).toBeUndefined();
    expect(stayOf(noFilter)).toBeUndefined();
  });

  it('may be left out, or be any stay from today on', () => {
    expect(daysProblem(noFilter, today)).toBeUndefined();
    expect(daysProblem(days('2027-01-10', '2027-01-10'), today)).toBeUndefined();
  });

  it.each([
    ['2027-01-09', '2027-01-12', 'startDate', 'pastDate', messages.pastDate],
    ['2027-01-09', '', 'startDate', 'pastDate', messages.pastDate],
    [
      '2027-01-12',
      '2027-01-11',
      'endDate',
      'reversedDates',
      'The last day must not be before the first day.',
    ],
    ['2027-01-12', '', 'endDate', 'required', 'Choose the last day as well.'],
    ['', '2027-01-12', 'startDate', 'required', 'Choose the first day as well.'],
    ['2027-01-12', '2028-06-01', 'endDate', 'stayTooLong', 'A stay has at most 366 days.'],
  ])('from %s to %s are told at %s by %s: %s', (startDate, endDate, field, code, message) => {
    expect(daysProblem(days(startDate, endDate), today)).toEqual({ code, field, message });
  });
});
