import { describe, expect, it } from 'vitest';
import {
  bookingFormPath,
  bookPath,
  nearbyPath,
  nextPath,
  paths,
  roomPath,
  searchPath,
  signInPath,
} from './paths.ts';

describe('sign-in and back', () => {
  it('carries the page through', () => {
    const path = signInPath('/book/r1?a=b');
    expect(nextPath(path.slice('/login'.length))).toBe('/book/r1?a=b');
    expect(signInPath('/booking', '/signup')).toBe('/signup?next=%2Fbooking');
    expect(signInPath()).toBe('/login');
  });

  it.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', ''])(
    'never leaves the site for %j',
    (target) => {
      expect(nextPath(`?next=${encodeURIComponent(target)}`)).toBeUndefined();
      expect(signInPath(target)).toBe('/login');
    },
  );
});

describe('paths', () => {
  it('has no address twice, and a title for each', () => {
    const pages = Object.values(paths);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    expect(pages.every(({ title }) => title.length > 0)).toBe(true);
  });

  it('writes an id safely', () => {
    expect(roomPath('a/b')).toBe('/coldroom/a%2Fb');
    expect(bookPath('a b')).toBe('/book/a%20b');
  });

  it('takes to a room and to the list of rooms what only the list is asked for, and nowhere else', () => {
    const wish = { city: 'Huye', list: 'sort=price&maxPrice=5000' };
    expect(roomPath('a', wish)).toBe('/coldroom/a?city=Huye&sort=price&maxPrice=5000');
    expect(roomPath('a', { list: 'sort=price' })).toBe('/coldroom/a?sort=price');
    expect(searchPath({ ...wish, coldRoomId: 'a' })).toBe(
      '/search?city=Huye&sort=price&maxPrice=5000',
    );
    expect(nearbyPath('Kinigi, Musanze', wish)).toBe('/search?city=Musanze&sort=near');
    expect(bookingFormPath(wish)).toBe('/book?city=Huye');
  });
});
