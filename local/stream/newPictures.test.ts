import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { expect, test } from 'vitest';
import { newPictures } from './newPictures.ts';

const picture = (path: string) => ({ path, description: '' });
const image = (fields: object) => marshall({ entity: 'room', ...fields });

const keysOf = (before: object | undefined, after: object): unknown[] => {
  const dynamodb = { ...(before && { OldImage: image(before) }), NewImage: image(after) };
  return newPictures({ dynamodb } as Pick<DynamoDBRecord, 'dynamodb'>).map(
    (one) => (one as { detail: { object: { key: string } } }).detail.object.key,
  );
};

test('a change of a room tells of the pictures that it got by it, and of no other', () => {
  const [one, two] = [picture('/images/rooms/r/1.webp'), picture('/images/rooms/r/2.webp')];
  expect(keysOf(undefined, { pictures: [one] })).toEqual(['rooms/r/1.webp']);
  expect(keysOf({ pictures: [one] }, { pictures: [two, one] })).toEqual(['rooms/r/2.webp']);
  expect(keysOf({ pictures: [one] }, { pictures: [{ ...one, widths: [400] }] })).toEqual([]);
  expect(keysOf(undefined, { pictures: [{ ...one, widths: [400] }] })).toEqual([]);
  expect(keysOf({ pictures: [one] }, { pictures: [] })).toEqual([]);
  expect(keysOf(undefined, {})).toEqual([]);
});

test('a picture that is served from elsewhere has no widths', () => {
  expect(keysOf(undefined, { image: '/art/room.webp' })).toEqual([]);
  expect(newPictures({})).toEqual([]);
});
