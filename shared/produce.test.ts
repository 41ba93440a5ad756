import { describe, expect, test } from 'vitest';
import { anchorOf, celsiusText, productGroups, products, produceSources } from './produce.ts';

describe('the guide of products', () => {
  test.each(products)('$name has its temperatures in order, a source and a group', (product) => {
    const [low, high] = product.celsius;
    expect(low).toBeLessThanOrEqual(high);
    expect(product.sources.length).toBeGreaterThan(0);
    for (const source of product.sources) expect(produceSources[source]).toBeTruthy();
    expect(productGroups).toContain(product.group);
  });

  test('says what is approximate where a trade table is the only source', () => {
    const traded = products.filter(({ sources }) => sources.includes('trade'));
    expect(traded.map(({ approximate }) => approximate)).toEqual(traded.map(() => 'the whole row'));
  });

  test('has each name once', () => {
    expect(new Set(products.map(({ name }) => name.toLowerCase())).size).toBe(products.length);
  });
});

test('temperatures are written with a minus sign, and one alone where both are the same', () => {
  expect(celsiusText([-1.5, 0])).toBe('−1.5–\u20600 °C');
  expect(celsiusText([-20, -18])).toBe('−20 to −18 °C');
  expect(celsiusText([4, 4])).toBe('4 °C');
});

test('each product has an anchor of its own', () => {
  expect(products.map(anchorOf)).toContain('irish-potatoes');
  expect(new Set(products.map(anchorOf)).size).toBe(products.length);
});
