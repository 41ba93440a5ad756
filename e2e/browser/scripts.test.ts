import { budgets } from '#tools/bench/budgets.ts';
import { scriptSizes } from '#tools/bench/publicPages.ts';
import { expect, test } from '../support/site.ts';

test('the scripts of each public page are within their budget', () => {
  const sizes = scriptSizes();
  const beyond = [...sizes].filter(([, kB]) => kB > budgets.scriptsKB);
  expect(beyond).toEqual([]);
});
