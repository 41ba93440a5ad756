import { expect, test } from 'vitest';
import { requestKeys } from './requestKey.ts';

test('the same request has the same key, another one another', () => {
  let drawn = 0;
  const keyFor = requestKeys(() => String((drawn += 1)));
  const keys = [{ amount: 1 }, { amount: 2 }, { amount: 1 }].map(keyFor);
  expect(keys).toEqual(['1', '2', '1']);
  expect(requestKeys()({})).toMatch(/^[0-9a-f-]{36}$/);
});
