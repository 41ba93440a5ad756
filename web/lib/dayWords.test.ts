import { expect, it } from 'vitest';
import { dayWords } from './dayWords.ts';

it('a day is called today or yesterday, and by its date before', () => {
  const words = ['2026-06-01', '2026-05-31', '2026-05-30'].map((day) =>
    dayWords(day, '2026-06-01'),
  );
  expect(words).toEqual(['Today', 'Yesterday', '30 May 2026']);
});
