import { describe, expect, test } from 'vitest';
import { changeOf } from './change.ts';

const image = (entity: string) => ({ entity: { S: entity } });

test('a change says what was and what is, and when it happened', () => {
  const change = changeOf({
    eventID: 'e-1',
    dynamodb: {
      ApproximateCreationDateTime: 1_800_000_000,
      OldImage: { ...image('booking'), status: { S: 'pending' } },
      NewImage: { ...image('booking'), status: { S: 'approved' } },
    },
  });
  expect(change).toEqual({
    eventId: 'e-1',
    at: '2027-01-15T08:00:00.000Z',
    entity: 'booking',
    before: { entity: 'booking', status: 'pending' },
    after: { entity: 'booking', status: 'approved' },
  });
});

test('a new item has nothing before it', () => {
  expect(changeOf({ eventID: 'e-2', dynamodb: { NewImage: image('account') } })).toMatchObject({
    entity: 'account',
    before: undefined,
    at: expect.any(String) as string,
  });
});

test.each([
  ['seconds', 1_800_000_000],
  ['a Date', new Date('2027-01-15T08:00:00Z')],
  ['text, as the command line writes it', '2027-01-15T10:00:00+02:00'],
])('its moment may be told as %s', (_, moment) => {
  const dynamodb = { ApproximateCreationDateTime: moment, NewImage: image('message') };
  expect(changeOf({ eventID: 'e-3', dynamodb })?.at).toBe('2027-01-15T08:00:00.000Z');
});

describe('no change that concerns anybody', () => {
  test.each(['room', 'customer', 'calendar', 'seen', 'constructor'])('is one of a %s', (entity) => {
    expect(changeOf({ eventID: 'e-4', dynamodb: { NewImage: image(entity) } })).toBeUndefined();
  });

  test.each([
    ['an item that has gone', { OldImage: image('booking') }],
    ['an item that says of itself nothing', { NewImage: { pk: { S: 'ROOM#1' } } }],
    ['nothing', undefined],
  ])('is one of %s', (_, dynamodb) => {
    expect(changeOf({ eventID: 'e-5', dynamodb })).toBeUndefined();
  });
});
