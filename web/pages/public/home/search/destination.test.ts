import { describe, expect, test } from 'vitest';
import { services } from '#shared/services.ts';
import { noRoomFilter, readRoomFilter } from '#web/features/rooms/filter.ts';
import { destinationOf, notesOn, products } from './destination.ts';

const days = { startDate: '2027-01-03', endDate: '2027-01-05' };
const noDays = { startDate: '', endDate: '' };

describe('the availability search leads', () => {
  test.each([
    ['cold_room', 'Cold Room'],
    ['storage', 'Ware House'],
    ['', undefined],
  ] as const)('for %j to rooms of the type %j, free on its days', (service, roomType) => {
    const { to, state } = destinationOf({ service, product: 'Meat' }, days);
    expect(to).toMatch(/^\/search\?/);
    expect(readRoomFilter(new URLSearchParams(to.split('?')[1]))).toEqual({
      ...noRoomFilter,
      roomType,
      productType: 'Meat',
      ...days,
    });
    expect(state).toBeUndefined();
  });

  test('without any wish to every room', () => {
    expect(destinationOf({ service: '', product: '' }, noDays)).toEqual({ to: '/search' });
  });

  test('for transportation to the contact form, with what was chosen in words', () => {
    const destination = destinationOf({ service: 'transportation', product: 'Fruits' }, days);
    expect(destination).toEqual({
      to: '/contact',
      state: {
        questions:
          'I need refrigerated transport for fruits, from 3 Jan 2027 to 5 Jan 2027. It goes from … to …',
      },
    });
    const oneDay = { startDate: '2027-01-03', endDate: '2027-01-03' };
    expect(destinationOf({ service: 'transportation', product: '' }, oneDay).state).toEqual({
      questions: 'I need refrigerated transport, on 3 Jan 2027. It goes from … to …',
    });
    expect(destinationOf({ service: 'transportation', product: '' }, noDays).state).toEqual({
      questions: 'I need refrigerated transport. It goes from … to …',
    });
  });
});

describe('the notes on a choice', () => {
  test('say nothing of nothing', () => {
    expect(notesOn({ service: '', product: '' })).toBe('');
  });

  test.each(products)('name the temperature for %s', (product) => {
    expect(notesOn({ service: '', product })).toMatch(/\d °C/);
  });

  test.each(services)('say where %s leads, before the temperature', (service) => {
    const alone = notesOn({ service, product: '' });
    expect(alone).not.toBe('');
    expect(notesOn({ service, product: 'Meat' })).toBe(
      `${alone} ${notesOn({ service: '', product: 'Meat' })}`,
    );
  });
});
