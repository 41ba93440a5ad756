import { describe, expect, it } from 'vitest';
import { budgetSection, waySection } from './budgetSection.ts';
import { shareOf } from './budgets.ts';

const page = {
  page: '/search',
  scriptsKB: 149.04,
  firstLoadKB: 230,
  picturesKB: 60,
  lcp: 2_700,
  cls: 0,
};
const way = [
  {
    step: 'the home page',
    kB: 200.04,
    requests: 30,
    seconds: 4.06,
    largest: [{ name: 'index.js', kB: 112.04 }],
  },
  { step: 'the booking', kB: 240, requests: 60, seconds: 2, largest: [] },
];

describe('the section of the budgets', () => {
  it('has each figure with its share of the budget, and says what is beyond it', () => {
    const section = budgetSection([page, { ...page, page: '/about', lcp: 900 }]);
    const rowOf = (name: string) =>
      section
        .split('\n')
        .find((line) => line.startsWith(`| ${name}`))
        ?.split('|')
        .map((cell) => cell.trim())
        .slice(2, -1);
    expect(rowOf('`/search`')).toEqual([
      '149',
      '0.99',
      '230',
      '1',
      '2700',
      '1.5',
      '0',
      '60',
      '0.5',
      '**no**',
    ]);
    expect(rowOf('`/about`')?.slice(4)).toEqual(['900', '0.5', '0', '', '', 'yes']);
  });

  it('sums the steps of the way up', () => {
    const section = waySection(way);
    expect(section).toContain('440 kB (0.98 of 450) in 90 requests (1.13 of 80)');
    expect(section).toContain('in 6.1 seconds');
    expect(section).toMatch(/\| the booking +\| +240 \| +60 \| +2 \|/);
    expect(section).toMatch(/\| the home page \| +200 \| +30 \| +4.1 \| `index.js` 112/);
  });
});

it('a share is rounded to hundredths', () => {
  expect(shareOf(1, 3)).toBe(0.33);
});
