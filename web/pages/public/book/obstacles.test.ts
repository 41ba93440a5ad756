import { expect, test } from 'vitest';
import { messages } from '#shared/messages.ts';
import { inDays } from '#shared/testing/inDays.ts';
import { emptyDraft } from '#web/features/bookings/form/draft.ts';
import { obstacleTo } from './obstacles.ts';

const filled = { ...emptyDraft, coldRoomId: 'room-1', startDate: inDays(5), endDate: inDays(7) };

test('what is filled in is in nobody’s way', () => {
  expect(obstacleTo(filled, undefined, new Set())).toBeUndefined();
});

test.each(['coldRoomId', 'startDate', 'endDate'] as const)(
  'an empty %s stops a form whose own check could not be fetched',
  (field) => {
    expect(obstacleTo({ ...filled, [field]: '' }, undefined, new Set())).toEqual({
      field,
      message: messages.fillInAllFields,
    });
  },
);
