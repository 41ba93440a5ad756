import { expect, it } from 'vitest';
import { readUnsubscribe, unsubscribeQuery } from './unsubscribePath.ts';

const link = { user: 'u 1', topic: 'answers', key: 'k=&' } as const;

it('a link is read as it was written', () => {
  expect(readUnsubscribe(`#${unsubscribeQuery(link)}`)).toEqual(link);
});

it.each([
  '',
  '#user=u',
  '#user=u&topic=all&key=k',
  '#user=u&topic=answers',
  '#topic=answers&key=k',
])('%j is none', (hash) => {
  expect(readUnsubscribe(hash)).toBeUndefined();
});
