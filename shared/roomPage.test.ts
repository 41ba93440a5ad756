import { expect, test } from 'vitest';
import { ROOM_PAGE, ROOM_PAGES } from './roomPage.ts';

const idIn = (path: string) => ROOM_PAGE.exec(path)?.[1];

test('the address of a room’s page has its id in it', () => {
  expect(idIn('/coldroom/huye-dairy')).toBe('huye-dairy');
  expect(idIn('/coldroom/a_B-9/')).toBe('a_B-9');
  expect(idIn(`/coldroom/${'x'.repeat(64)}`)).toBe('x'.repeat(64));
});

test.each([
  '/coldroom',
  '/coldroom/',
  '/coldroom//',
  '/coldroom/a/b',
  '/coldroom/%61',
  '/coldroom/a%00',
  '/coldroom/..',
  '/coldroom/x.png',
  `/coldroom/${'x'.repeat(65)}`,
  '/search',
])('%s has none', (path) => {
  expect(idIn(path)).toBeUndefined();
});

test('every such address lies where the edge asks for rooms', () => {
  expect('/coldroom/huye-dairy'.startsWith(ROOM_PAGES)).toBe(true);
});
