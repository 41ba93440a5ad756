import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carriedQuery, readWish, wishQuery, type Wish } from './wish.ts';

const nothing: Wish = {
  coldRoomId: '',
  roomType: '',
  city: '',
  startDate: '',
  endDate: '',
  service: '',
  productType: '',
  weight: '',
  list: '',
};

const text = fc.string({ maxLength: 80 }).map((value) => value.trim());
const day = fc.constantFrom('', '2027-01-31', '2028-02-29');
const wish = fc.record<Wish>({
  coldRoomId: text,
  roomType: text,
  city: text,
  startDate: day,
  endDate: day,
  service: text,
  productType: text,
  weight: fc.constantFrom('', '0', '500', '12.5'),
  list: fc.constant(''),
});

const reread = (query: string): Wish => readWish(new URLSearchParams(query));

describe('a wish', () => {
  test('comes out of the address as it went in', () => {
    fc.assert(
      fc.property(wish, (said) => {
        expect(reread(wishQuery(said))).toEqual(said);
      }),
    );
  });

  test('keeps what only the list of rooms is asked for, by the list’s own names and of a length that a form writes', () => {
    const list = 'sort=price&minTons=3';
    const { list: kept } = reread(`?a=b&${list}&city=Huye&maxPrice=${'1'.repeat(81)}`);
    expect(kept).toBe(list);
    expect(reread('?city=Huye').list).toBe('');
  });

  test('of nothing adds nothing to an address', () => {
    expect(wishQuery({})).toBe('');
    expect(wishQuery(nothing)).toBe('');
  });

  test.each([
    '?startDate=2027-02-30&endDate=tomorrow&kg=-5',
    '?kg=1e9&startDate=%00',
    '?kg=Infinity&city=%20',
    `?city=${'x'.repeat(81)}`,
    '',
  ])('that nobody can have is left out of %s', (query) => {
    expect(reread(query)).toEqual(nothing);
  });

  test('is written only where it could be read again', () => {
    expect(wishQuery({ startDate: 'x', weight: 'heavy', city: 'Huye' })).toBe('?city=Huye');
  });

  test('goes along with a link, whose own words win and who alone names a room', () => {
    const said = reread('?coldRoomId=r1&city=Huye&product=Meat&kg=300&sort=price');
    expect(carriedQuery('', said)).toBe('?city=Huye&product=Meat&kg=300&sort=price');
    expect(carriedQuery('?product=Milk&coldRoomId=r2', said)).toBe(
      '?city=Huye&product=Milk&kg=300&sort=price&coldRoomId=r2',
    );
    expect(carriedQuery('', nothing)).toBe('');
  });
});
