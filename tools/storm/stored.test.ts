import { expect, test } from 'vitest';
import { AnswerRecord } from './answerRecord.ts';
import { lostItems } from './stored.ts';

test('what was answered as kept and is not in the table is named', () => {
  const record = new AnswerRecord();
  record.promised.push({ booking: { id: 'b' } } as never, { booking: { id: 'c' } } as never);
  record.payments.push({ payment: { id: 'p' } } as never);
  record.closures.push('d');
  record.messages.push('Why?');
  const stored = {
    room: [],
    booking: [{ id: 'b' }],
    payment: [],
    closure: [{ id: 'd' }],
    message: [],
  };
  expect(lostItems(stored, record)).toEqual([
    'the booking c is lost',
    'the payment p is lost',
    'the message Why? is lost',
  ]);
});
