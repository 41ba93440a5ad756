import { expect, test } from 'vitest';
import { picturesOf } from './pictures.ts';

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
