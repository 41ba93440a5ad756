import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { nextCursor, toRequest } from './request.ts';

describe('toRequest', () => {
  it('fills the path and sends the rest of a GET as a query', () => {
    const request = toRequest(routes['rooms.calendar'], {
      id: 'a/b',
      startDate: '2027-01-01',
      endDate: undefined,
    });
    expect(request).toEqual({
      path: '/coldroom/a%2Fb/calendar',
      queryParams: { startDate: '2027-01-01' },
    });
  });

  it('leaves out a query that is empty', () => {
    expect(toRequest(routes['rooms.list'], { limit: undefined })).toEqual({ path: '/coldroom' });
  });

  it('sends JSON as it is, without what is not set', () => {
    const request = toRequest(routes['bookings.create'], { coldRoomId: 'r', weight: undefined });
    expect(request).toEqual({ path: '/book', body: { coldRoomId: 'r' } });
  });

  it('says null in JSON, which takes something away, and nowhere else', () => {
    const goods = toRequest(routes['bookings.updateGoods'], { id: 'b', weight: null });
    expect(goods).toEqual({ path: '/book/b/goods', body: { weight: null } });
    expect(toRequest(routes['rooms.list'], { limit: null })).toEqual({ path: '/coldroom' });
  });

  it('writes a multipart form: lists as JSON, flags and numbers in words, a file as it is [S3.6, S7.7]', () => {
    const image = new Blob(['picture']);
    const { path, body } = toRequest(routes['rooms.update'], {
      id: 'r1',
      price: 12.5,
      humidityControl: false,
      feature: ['a', 'b'],
      image,
    });
    expect(path).toBe('/coldroom/r1');
    if (!(body instanceof FormData)) throw new Error('not a form');
    const fields = Object.fromEntries(body.entries());
    expect(fields).toMatchObject({ price: '12.5', humidityControl: 'false', feature: '["a","b"]' });
    expect(fields.image).toBeInstanceOf(Blob);
    expect(fields).not.toHaveProperty('id');
  });
});

describe('nextCursor', () => {
  it.each([
    ['</backend/book?limit=5&cursor=a%2Bb>; rel="next"', 'a+b'],
    ['<https://x.test/backend/book?cursor=c>; rel=next', 'c'],
    ['</backend/book?cursor=c>; rel="prev"', undefined],
    ['</backend/book>; rel="next"', undefined],
    [undefined, undefined],
  ])('reads %s', (link, cursor) => {
    expect(nextCursor(link)).toBe(cursor);
  });
});
