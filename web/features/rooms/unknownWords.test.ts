import { expect, test } from 'vitest';
import { unknownWords } from './unknownWords.ts';

const said = { temperatureRange: '2°C - 8°C', capacity: 3, unit: 'tons' };
const unsaid = { temperatureRange: 'cool', capacity: 3, unit: 'm³' };
const goods = { productType: 'Milk', weight: '500' };

test('where a room does not say what goods depend on, the words do', () => {
  expect(unknownWords(said, goods)).toBeUndefined();
  expect(unknownWords(unsaid, { productType: '', weight: '' })).toBeUndefined();
  expect(unknownWords(unsaid, goods)).toBe(
    'Ask us before you book: we do not know its temperature and the weight it holds.',
  );
  expect(unknownWords({ ...said, unit: 'm³' }, goods)).toBe(
    'Ask us before you book: we do not know the weight it holds.',
  );
});
