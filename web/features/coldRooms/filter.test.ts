import type { Room } from '#shared/room.ts';
import { describe, expect, it } from 'vitest';
import { filterRooms, readFilter, writeFilter } from './filter.ts';

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
    expect(idsOf(filterRooms(rooms, { city: '' }))).toEqual(['cold', 'dry', 'closed']);
  });

  it('compares the type, and finds the city within the location in any case', () => {
    expect(idsOf(filterRooms(rooms, { city: '', roomType: 'Ware House' }))).toEqual(['dry']);
    expect(idsOf(filterRooms(rooms, { city: ' MUSANZE ' }))).toEqual(['cold', 'closed']);
    expect(filterRooms(rooms, { city: 'Huye', roomType: 'Cold Room' })).toEqual([]);
  });
});

describe('the filter in the address', () => {
  it('is read as it was written', () => {
    const filter = { roomType: 'Ware House', city: 'Huye' } as const;
    expect(readFilter(writeFilter(filter))).toEqual(filter);
  });

  it('takes any spelling of a type, and none that is unknown', () => {
    expect(readFilter(new URLSearchParams('type=warehouse')).roomType).toBe('Ware House');
    expect(readFilter(new URLSearchParams('type=boat')).roomType).toBeUndefined();
  });

  it('leaves out what is not set', () => {
    expect(writeFilter({ city: '  ' }).toString()).toBe('');
  });
});
