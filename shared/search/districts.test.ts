import { expect, it } from 'vitest';
import { districts } from './districts.ts';
import { townNames } from './towns.ts';

it('the districts are 30 and the capital, each once, with every town that goes by several names', () => {
  const names = districts.map(({ name }) => name);
  expect(new Set(names).size).toBe(31);
  expect(names).toEqual(expect.arrayContaining([...townNames]));
});
