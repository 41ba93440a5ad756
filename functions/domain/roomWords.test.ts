import { expect, it } from 'vitest';
import { isFoundBy, lookedUp, roomWords, wordsOf } from './roomWords.ts';

it('a text is words in lower case, without accents and signs, each once', () => {
  expect(wordsOf(' Kínigi hill-top, KINIGI 7 ')).toEqual(['7', 'hill', 'kinigi', 'top']);
  expect(wordsOf(' ... ')).toEqual([]);
  expect(wordsOf('x'.repeat(99))).toEqual(['x'.repeat(60)]);
});

it('a room is found by its name, its place and the present name of its town', () => {
  expect(roomWords({ name: 'Cold store 7', location: 'Ruhengeri' })).toEqual([
    '7',
    'cold',
    'musanze',
    'ruhengeri',
    'store',
  ]);
  const name = Array.from({ length: 60 }, (_, index) => `w${index}`).join(' ');
  expect(roomWords({ name, location: 'Huye' })).toHaveLength(40);
});

it('a room with several words of one beginning is found once, and only where every typed word fits', () => {
  const words = ['cold', 'coldest', 'huye', 'store'];
  const found = (typed: string[], leading: string) =>
    words.filter((word) => isFoundBy({ word, words }, typed, leading));
  expect(found(['cold'], 'cold')).toEqual(['cold']);
  expect(found(['cold', 'hu'], 'cold')).toEqual(['cold']);
  expect(found(['cold', 'musanze'], 'musanze')).toEqual([]);
  expect(found(['co', 'kigali'], 'co')).toEqual([]);
});

it('the longest of the typed words are looked up, but those that begin another', () => {
  expect(lookedUp(['a', 'no', 'ro', 'room', 'store'])).toEqual(['store', 'room', 'no', 'a']);
  expect(lookedUp(['1', '2', '3', '44', '5', '6'])).toEqual(['44', '1', '2', '3', '5']);
  expect(lookedUp([])).toEqual([]);
});
