import { describe, expect, it } from 'vitest';
import { reviewPath } from '#web/lib/paths.ts';
import { choiceOf } from './choice.ts';

const queryOf = (path: string) => new URL(path, 'http://coldroom.test').searchParams;

describe('the choice to be reviewed', () => {
  it('comes out of the address as it went in', () => {
    const stay = { startDate: '2027-01-03', endDate: '2027-01-05' };
    const path = reviewPath('a&b', stay);
    expect(path).toBe('/review?coldRoomId=a%26b&startDate=2027-01-03&endDate=2027-01-05');
    expect(choiceOf(queryOf(path))).toMatchObject({ coldRoomId: 'a&b', ...stay });
  });

  it('takes the goods along that were said before', () => {
    const goods = { service: 'storage', productType: 'Milk', weight: '500' };
    const stay = { startDate: '2027-01-03', endDate: '2027-01-05' };
    expect(choiceOf(queryOf(reviewPath('a', stay, goods)))).toMatchObject(goods);
  });

  it.each([
    '/review',
    '/review?coldRoomId=a',
    '/review?coldRoomId=a&startDate=2027-01-03',
    '/review?coldRoomId=&startDate=2027-01-03&endDate=2027-01-05',
    '/review?coldRoomId=a&startDate=2027-02-30&endDate=2027-03-05',
  ])('is none in %s', (path) => {
    expect(choiceOf(queryOf(path))).toBeUndefined();
  });
});
