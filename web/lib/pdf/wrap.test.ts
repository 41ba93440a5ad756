import { expect, test } from 'vitest';
import { widthOf } from './helvetica.ts';
import { wrap } from './wrap.ts';

const font = { size: 10 };

test('widths are those of the font', () => {
  expect(widthOf('ii', font)).toBeCloseTo(4.44);
  expect(widthOf('W', { size: 20 })).toBeCloseTo(18.88);
  expect(widthOf('ii', { ...font, bold: true })).toBeCloseTo(5.56);
});

test('a line breaks at spaces, never within an amount, and a word only where it is wider than a line', () => {
  expect(wrap('Musanze store, 10 Mar 2027', 80, font)).toEqual(['Musanze store,', '10 Mar 2027']);
  expect(wrap('paid 11,800\u00a0Rwf', 60, font)).toEqual(['paid', '11,800\u00a0Rwf']);
  expect(wrap('WWWWW ok', 20, font)).toEqual(['WW', 'WW', 'W', 'ok']);
  expect(wrap('', 20, font)).toEqual(['']);
});

test('no line is wider than asked', () => {
  const text = 'Ndayishimiyé '.repeat(12).concat('x'.repeat(90));
  for (const line of wrap(text, 100, font)) {
    expect(widthOf(line, font)).toBeLessThanOrEqual(100);
  }
});
