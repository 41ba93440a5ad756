import { expect, test } from 'vitest';
import { changeOf } from './change.ts';

test('a change says what was and what is, and when it happened', () => {
  const change = changeOf({
    eventID: 'e-1',
    dynamodb: {
      ApproximateCreationDateTime: 1_800_000_000,
      OldImage: { entity: { S: 'booking' }, status: { S: 'pending' } },
      NewImage: { entity: { S: 'booking' }, status: { S: 'approved' } },
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
  const NewImage = { entity: { S: 'account' } };
  expect(changeOf({ eventID: 'e-2', dynamodb: { NewImage } })).toMatchObject({
    entity: 'account',
    before: undefined,
    at: expect.any(String) as string,
  });
});
