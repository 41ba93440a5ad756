import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageNumbers } from './pageNumbers.ts';

const GAP = null;

describe('the page buttons', () => {
  it.each([
    [1, 1, [1]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, GAP, 8]],
    [4, 8, [1, 2, 3, 4, 5, GAP, 8]],
    [5, 8, [1, GAP, 4, 5, 6, 7, 8]],
    [8, 8, [1, GAP, 4, 5, 6, 7, 8]],
    [10, 40, [1, GAP, 9, 10, 11, GAP, 40]],
  ])('on page %i of %i are %j', (page, pages, buttons) => {
    expect(pageNumbers(page, pages)).toEqual(buttons);
  });

  it('always lead to the first, the last, and the neighbours, in order and at most seven', () => {
    const place = fc
      .integer({ min: 1, max: 500 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
    fc.assert(
      fc.property(place, ([page, pages]) => {
        const buttons = pageNumbers(page, pages);
        const numbers = buttons.filter((number) => number !== GAP);
        expect(buttons.length).toBeLessThanOrEqual(7);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        const near = [page - 1, page, page + 1].filter((one) => one >= 1 && one <= pages);
        expect(numbers).toEqual(expect.arrayContaining([1, pages, ...near]));
      }),
    );
  });

  it('leave a gap only where it stands for more than one page', () => {
    for (let pages = 1; pages <= 30; pages += 1) {
      for (let page = 1; page <= pages; page += 1) {
        const buttons = pageNumbers(page, pages);
        buttons.forEach((number, index) => {
          if (number !== GAP) return;
          const [before, after] = [buttons[index - 1] ?? 0, buttons[index + 1] ?? 0];
          expect(after - before, `page ${page} of ${pages}`).toBeGreaterThan(2);
        });
      }
    }
  });
});
