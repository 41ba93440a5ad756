/** As many page buttons as stand side by side on a phone. */
const MOST = 7;

/**
 * The pages that get a button, from 1: all of them where they are few, else the first, the last and
 * those around the present one, with `null` where some are left out.
 */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  if (pages <= MOST) return range(1, pages);
  const first = Math.min(Math.max(page - 1, 2), pages - 4);
  const last = Math.max(Math.min(page + 1, pages - 1), 5);
  const from = page <= 4 ? 2 : first;
  const to = page >= pages - 3 ? pages - 1 : last;
  return [
    1,
    ...(from > 2 ? [null] : []),
    ...range(from, to),
    ...(to < pages - 1 ? [null] : []),
    pages,
  ];
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
