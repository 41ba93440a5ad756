import { expect, it } from 'vitest';
import { fileName, sumOf } from './fetchMeter.ts';

it.each([
  ['http://127.0.0.1:1/assets/index-c4PelAn-.js', 'index.js'],
  ['http://127.0.0.1:1/assets/home-page-B6Sb_vqX.css', 'home-page.css'],
  ['http://127.0.0.1:1/backend/coldroom?limit=1', '/backend/coldroom'],
  ['http://127.0.0.1:1/', '/'],
])('%s is called %s', (url, name) => {
  expect(fileName(url)).toBe(name);
});

it('counts what was sent, names the largest first, and leaves out what the cache had', () => {
  const fetched = [1, 4, 3, 2].map((kB) => ({
    url: `http://127.0.0.1/${kB}`,
    kB,
    isOver: true,
    isKept: kB === 3,
  }));
  expect(sumOf(fetched)).toEqual({
    kB: 7,
    requests: 3,
    largest: [4, 2, 1].map((kB) => ({ name: `/${kB}`, kB })),
  });
});
