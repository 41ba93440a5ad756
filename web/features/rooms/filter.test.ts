import { describe, expect, it } from 'vitest';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { listQuery, readWish } from '#web/lib/wish.ts';
import {
  daysProblem,
  noRoomFilter,
  numberProblem,
  questionOf,
  readRoomFilter,
  sortOf,
  stayOf,
  withNumbers,
  writeFilter,
  type RoomFilter,
} from './filter.ts';

describe('the question of a filter', () => {
  const stay = { startDate: '2027-01-10', endDate: '2027-01-12' };

  it('says what was said, and nothing else', () => {
    expect(questionOf(noRoomFilter, undefined)).toEqual({});
    const filter = {
      ...noRoomFilter,
      roomType: 'Ware House',
      city: ' Huye ',
      productType: ' Milk ',
      weight: '12.5',
    } as const;
    expect(questionOf(filter, stay)).toEqual({
      roomType: 'Ware House',
      town: 'Huye',
      product: 'Milk',
      kg: 12.5,
      ...stay,
    });
  });

  it('is whole again in the list that a room leads back to', () => {
    const filter: RoomFilter = {
      roomType: 'Ware House',
      city: 'Huye',
      startDate: '2027-01-10',
      endDate: '2027-01-12',
      productType: 'Milk',
      weight: '500',
      order: 'near',
      coldest: '-2.5',
      warmest: '8',
      minPrice: '5000',
      maxPrice: '50000',
      tons: '3',
    };
    const wish = readWish(writeFilter(filter));
    expect(readRoomFilter(new URLSearchParams(listQuery(wish)))).toEqual(filter);
  });

  it('asks for temperatures in order, and within those that are searched, and for a price', () => {
    const filter = { ...noRoomFilter, coldest: '8', warmest: '-2.5', maxPrice: '50000' };
    const asked = { temperatureFrom: -2.5, temperatureTo: 8, maxPrice: 50_000 };
    expect(questionOf(filter, undefined)).toEqual(asked);
    expect(questionOf({ ...noRoomFilter, coldest: '-99' }, undefined)).toEqual({
      temperatureFrom: limits.coldestSearched,
    });
    expect(questionOf({ ...noRoomFilter, warmest: '0' }, undefined)).toEqual({ temperatureTo: 0 });
    const query = writeFilter(filter);
    expect(query.toString()).toBe('minTemp=8&maxTemp=-2.5&maxPrice=50000');
    expect(readRoomFilter(query)).toEqual({ ...filter, roomType: undefined });
    expect(readRoomFilter(new URLSearchParams('minTemp=cold&maxPrice=1e9'))).toEqual({
      ...noRoomFilter,
      roomType: undefined,
    });
  });

  it('asks for prices in order, and for what the room holds at least', () => {
    const filter = { ...noRoomFilter, minPrice: '50000', maxPrice: '20000', tons: '2.5' };
    expect(questionOf(filter, undefined)).toEqual({
      minPrice: 20_000,
      maxPrice: 50_000,
      kg: 2500,
    });
    expect(questionOf({ ...noRoomFilter, minPrice: '0' }, undefined)).toEqual({ minPrice: 0 });
    const query = writeFilter(filter);
    expect(query.toString()).toBe('minPrice=50000&maxPrice=20000&minTons=2.5');
    expect(readRoomFilter(query)).toEqual({ ...filter, roomType: undefined });
    expect(readRoomFilter(new URLSearchParams('minPrice=-1&minTons=1e9'))).toEqual({
      ...noRoomFilter,
      roomType: undefined,
    });
  });

  it('asks for every number that may be searched for, and for no larger one', () => {
    const asked = (part: Partial<RoomFilter>) => {
      const filter = { ...noRoomFilter, ...part };
      expect(numberProblem(filter)).toBeUndefined();
      return questionOf(readRoomFilter(writeFilter(filter)), undefined);
    };
    expect(asked({ maxPrice: '100000000' })).toEqual({ maxPrice: 100_000_000 });
    expect(asked({ minPrice: '999999999' })).toEqual({ minPrice: 100_000_000 });
    expect(asked({ minPrice: '12500.50' })).toEqual({ minPrice: 12_500.5 });
    expect(asked({ tons: '0.125' })).toEqual({ kg: 125 });
    expect(asked({ coldest: '-100' })).toEqual({ temperatureFrom: limits.coldestSearched });
  });

  it('asks for a room that holds both the goods and what it is to hold at least', () => {
    const holding = (weight: string, tons: string) =>
      questionOf({ ...noRoomFilter, weight, tons }, undefined).kg;
    expect(holding('500', '2')).toBe(2000);
    expect(holding('3000', '2')).toBe(3000);
    expect(holding('', '4.03'), 'as what a room of so many tons holds').toBe(4030);
    expect(holding('', '999999')).toBe(limits.weightKg);
  });

  it('asks for no more than anybody may store', () => {
    expect(questionOf({ ...noRoomFilter, weight: '999999999' }, undefined).kg).toBe(
      limits.weightKg,
    );
  });

  it('is sorted as the rooms were added, or by price', () => {
    expect(sortOf(noRoomFilter)).toEqual({ sort: 'oldest' });
    expect(sortOf({ ...noRoomFilter, order: 'price' })).toEqual({ sort: 'price' });
  });

  it('asks for the nearest to the city, in and outside it, or to the reader', () => {
    const here = { latitude: -1.95, longitude: 30.06 };
    const near = { ...noRoomFilter, order: 'near' } as const;
    const nearHuye = { ...near, city: ' Huye ' };
    expect(questionOf(nearHuye, undefined)).toEqual({});
    expect(sortOf(nearHuye, here)).toEqual({ sort: 'distance', town: 'Huye' });
    expect(sortOf(near, here)).toEqual({ sort: 'distance', ...here });
    expect(sortOf(near)).toEqual({ sort: 'oldest' });
    expect(sortOf(noRoomFilter, here)).toEqual({ sort: 'oldest' });
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
      coldest: '2',
      warmest: '8',
      minPrice: '10000',
      maxPrice: '50000',
      tons: '5',
      order: 'price',
    } as const;
    expect(readRoomFilter(writeFilter(filter))).toEqual(filter);
  });

  it('names no order that there is not', () => {
    expect(readRoomFilter(new URLSearchParams('sort=near')).order).toBe('near');
    expect(readRoomFilter(new URLSearchParams('sort=best')).order).toBe('');
  });

  it('takes any spelling of a type, and none that is unknown', () => {
    expect(readRoomFilter(new URLSearchParams('type=warehouse')).roomType).toBe('Ware House');
    expect(readRoomFilter(new URLSearchParams('type=boat')).roomType).toBeUndefined();
  });

  it('leaves out what is not set', () => {
    expect(writeFilter({ ...noRoomFilter, city: '  ' }).toString()).toBe('');
  });

  it('says a number as it is meant', () => {
    const typed = {
      weight: ' 500 ',
      tons: '.5',
      coldest: '-.5',
      minPrice: '12500,50',
      maxPrice: '',
    };
    expect(withNumbers({ ...noRoomFilter, ...typed })).toEqual({
      ...noRoomFilter,
      ...{ weight: '500', tons: '0.5', coldest: '-0.5', minPrice: '12500.50' },
    });
  });

  it.each([
    ['weight', '500-600'],
    ['weight', '1,500'],
    ['tons', '5 t'],
    ['tons', '-1'],
    ['warmest', '1e9'],
    ['minPrice', '50.000'],
  ] as const)('says no number at %s for %s, which is refused there', (field, text) => {
    const filter = { ...noRoomFilter, [field]: text };
    expect(writeFilter(filter).toString()).toBe('');
    const message = 'Must be a number.';
    expect(numberProblem(filter)).toEqual({ code: 'notNumber', field, message });
  });

  it('knows no days that do not exist', () => {
    expect(readRoomFilter(new URLSearchParams('startDate=2027-02-30&endDate=x'))).toEqual(
      noRoomFilter,
    );
  });
});

describe('the days of a filter', () => {
  const today = '2027-01-10';
  const days = (startDate: string, endDate: string) => ({ ...noRoomFilter, startDate, endDate });

  it('are a stay where both are chosen', () => {
    expect(stayOf(days('2027-01-10', '2027-01-12'))).toEqual({
      startDate: '2027-01-10',
      endDate: '2027-01-12',
    });
    expect(stayOf(days('2027-01-10', ''))).toBeUndefined();
    expect(stayOf(noRoomFilter)).toBeUndefined();
  });

  it('may be left out, or be any stay from today on', () => {
    expect(daysProblem(noRoomFilter, today)).toBeUndefined();
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
    ['2027-01-12', '', 'endDate', 'required', 'Choose the end date as well.'],
    ['', '2027-01-12', 'startDate', 'required', 'Choose the start date as well.'],
    ['2027-01-12', '2028-06-01', 'endDate', 'stayTooLong', 'A stay has at most 366 days.'],
  ])('from %s to %s are told at %s by %s: %s', (startDate, endDate, field, code, message) => {
    expect(daysProblem(days(startDate, endDate), today)).toEqual({ code, field, message });
  });
});
