import { expect, test } from 'vitest';
import { misfitWords } from './misfitWords.ts';
import { temperatureWords } from './temperatureWords.ts';

const at = (temperatureRange: string) => ({ temperatureRange, capacity: 3, unit: 'tons' });

test.each([
  ['tomato', '8°C - 13°C', undefined],
  ['tomato', '2°C - 4°C', 'Tomatoes: best kept at 8–\u206013 °C.'],
  ['fish', '2°C - 4°C', 'Best kept at another temperature.'],
  ['milk, charcoal', '2°C - 4°C', undefined],
  ['milk, tomatoes', '2°C - 4°C', 'Tomatoes: best kept at 8–\u206013 °C.'],
  ['Bananas, fish', '13°C - 15°C', 'fish: best kept at another temperature.'],
  [
    'Bananas and tomatoes',
    '2°C - 4°C',
    'Bananas: best kept at 13–\u206015 °C. Tomatoes: best kept at 8–\u206013 °C.',
  ],
])('of %s in a room of %s it is said: %s', (goods, range, words) => {
  const said = words && `${words} This room holds ${temperatureWords(range)}: it does not fit.`;
  expect(misfitWords(goods, at(range))).toBe(said);
});
