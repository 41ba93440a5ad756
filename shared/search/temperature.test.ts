import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_TEMPERATURE_RANGE } from '../room.ts';
import { canHold, parseTemperatureRange } from './temperature.ts';

it.each([
  [DEFAULT_TEMPERATURE_RANGE, 2, 8],
  ['2°C-8°C', 2, 8],
  ['2-8', 2, 8],
  ['2℃-8℃', 2, 8],
  ['2º-8º', 2, 8],
  ['2ºC-8ºC', 2, 8],
  ['2˚C – 8˚C', 2, 8],
  ['2 deg-8 deg', 2, 8],
  ['2 deg C-8 deg C', 2, 8],
  ['2 Degrees Celsius-8 Degrees Celsius', 2, 8],
  ['-20 degrees to -18 degrees', -20, -18],
  ['-18℃--20℃', -20, -18],
  ['-20°C - -18°C', -20, -18],
  ['-18 to -20 °C', -20, -18],
  ['−1.5°C – 0°C', -1.5, 0],
  ['-5°C-5°C', -5, 5],
  ['0,5 °C to 4 °C', 0.5, 4],
  ['Down to -25°C', -25, -25],
  ['4°C', 4, 4],
  ['0°C', 0, 0],
])('%s is %d to %d °C', (text, coldest, warmest) => {
  expect(parseTemperatureRange(text)).toEqual({ coldest, warmest });
});

it.each(['', 'ambient', 'as you wish', '2, 4 or 8 °C'])('"%s" names no range', (text) => {
  expect(parseTemperatureRange(text)).toBeUndefined();
});

const degree = fc.integer({ min: -400, max: 400 }).map((tenths) => tenths / 10);
const separators = fc.constantFrom(' - ', '-', ' – ', ' to ', '…');
const units = fc.constantFrom('°C', ' °C', '', '℃', 'º', '˚C', ' deg', ' degrees C');

it('reads whatever two temperatures are written, in either order', () => {
  fc.assert(
    fc.property(degree, degree, separators, units, (one, other, separator, unit) => {
      expect(parseTemperatureRange(`${one}${unit}${separator}${other}${unit}`)).toEqual({
        coldest: Math.min(one, other) + 0,
        warmest: Math.max(one, other) + 0,
      });
    }),
  );
});

it('a room holds what has a temperature in common with it', () => {
  const room = { coldest: 2, warmest: 4 };
  expect(canHold(room, {})).toBe(true);
  expect(canHold(room, { from: 4, to: 8 })).toBe(true);
  expect(canHold(room, { from: -1.5, to: 0 })).toBe(false);
  expect(canHold(room, { from: 5 })).toBe(false);
  expect(canHold(room, { to: 2 })).toBe(true);
});
