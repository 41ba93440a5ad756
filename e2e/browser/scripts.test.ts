import { budgets } from '#tools/bench/budgets.ts';
import { scriptSizes } from '#tools/bench/publicPages.ts';
import { expect, test } from '../support/test.ts';

/** Pages that are beyond the budget still, and what they may have at most meanwhile, in kB gzip. */
const beyondStill: Record<string, number> = { '/book': 155, '/booking/availability': 151 };

test('the scripts of each public page are within their budget', () => {
  const sizes = scriptSizes();
  const beyond = [...sizes].filter(([page, kB]) => kB > (beyondStill[page] ?? budgets.scriptsKB));
  expect(beyond).toEqual([]);
});
