import { expect, test } from 'vitest';
import { pathAtWidth, picturesOf } from './pictures.ts';

test('a room has the pictures of its list, in their order', () => {
  const pictures = [
    { path: '/images/rooms/r/two.webp', description: 'The dock' },
    { path: '/images/rooms/r/one.webp', description: '' },
  ];
  expect(picturesOf({ image: '/images/rooms/r/two.webp', pictures })).toEqual(pictures);
  expect(picturesOf({ pictures: [] })).toEqual([]);
});

test('a room that was stored before rooms had a list has its only picture', () => {
  expect(picturesOf({ image: '/one.webp' })).toEqual([{ path: '/one.webp', description: '' }]);
  expect(picturesOf({})).toEqual([]);
});

test('a width of a picture has its name in a folder of its own, and no other picture has any', () => {
  const path = '/images/rooms/room-1/0123abcd.jpg';
  expect(pathAtWidth(path, 400)).toBe('/images/widths/room-1/0123abcd-400.webp');
  expect(pathAtWidth('/images/users/u/0123abcd.jpg', 400)).toBe('/images/users/u/0123abcd.jpg');
});
