import { expect, test } from 'vitest';
import { roomWords } from './roomWords.ts';
import { roomOf } from './testing/roomOf.ts';

test('a room is told in a few words: what, where, how much and how cold', () => {
  expect(roomWords(roomOf())).toBe(
    'Cold Room in Nyamata, Bugesera, 45,000.5 Rwf per day, 20 tons, 2–\u20608 °C. Beside the market.',
  );
  expect(roomWords(roomOf({ roomType: 'Ware House', description: '' }))).toMatch(
    /^Warehouse in .*8 °C\.$/,
  );
});

test('its description follows on one line, as far as a preview shows it', () => {
  const words = roomWords(
    roomOf({ description: `Two doors.\n\n${'One for each lorry. '.repeat(20)}` }),
  );
  expect(words).toContain('8 °C. Two doors. One for each lorry.');
  expect(words).toMatch(/…$/);
  expect(words.length).toBeLessThanOrEqual(200);
});
