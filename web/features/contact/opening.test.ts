import { expect, test } from 'vitest';
import { openingQuestion } from './opening.ts';

test('the contact form opens with the question that a navigation carries', () => {
  expect(openingQuestion({ questions: 'A truck?' })).toBe('A truck?');
});

test.each([null, undefined, 'text', {}, { questions: 7 }, { coldRoomId: 'a' }])(
  'it opens empty where a navigation carries none: %j',
  (state) => expect(openingQuestion(state)).toBe(''),
);
