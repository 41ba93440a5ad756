import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bookingOf } from '#functions/testing/bookingOf.ts';
import { updateAsRead } from './updateAsRead.ts';

beforeEach(() => vi.stubEnv('TABLE_NAME', 'table'));
afterEach(() => vi.unstubAllEnvs());

const changedAt = '2027-03-02T09:00:00.000Z';
const at = '2027-03-03T09:00:00.000Z';

test('an update names status by a placeholder, and compares what was read apart from what it sets', () => {
  const booking = bookingOf({ status: 'pending', changedAt, weight: 3 });
  const set = { status: 'approved', changedAt: at };
  const update = {
    set,
    remove: ['asked', 'fee'],
    add: { ownChanges: 1 },
    also: ['weight'] as const,
  };
  expect(updateAsRead(booking, update)).toEqual({
    name: 'booking',
    write: {
      Update: {
        TableName: 'table',
        Key: { pk: 'BOOKING#b', sk: 'BOOKING' },
        UpdateExpression:
          'SET #status = :new_status, changedAt = :new_changedAt REMOVE asked, fee ADD ownChanges :add_ownChanges',
        ConditionExpression:
          '#status = :read_status AND changedAt = :read_changedAt AND weight = :read_weight',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':read_status': 'pending',
          ':read_changedAt': changedAt,
          ':read_weight': 3,
          ':new_status': 'approved',
          ':new_changedAt': at,
          ':add_ownChanges': 1,
        },
      },
    },
  });
});

test('what a booking did not have when it was read must not be there, and nothing else is changed', () => {
  const { Update } = updateAsRead(bookingOf(), { set: { changedAt: at }, also: ['paid'] }).write;
  expect(Update).toMatchObject({
    UpdateExpression: 'SET changedAt = :new_changedAt',
    ConditionExpression:
      '#status = :read_status AND attribute_not_exists(changedAt) AND attribute_not_exists(paid)',
    ExpressionAttributeValues: { ':read_status': 'approved', ':new_changedAt': at },
  });
});
