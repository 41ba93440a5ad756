/**
 * How many slips of the finger lie between two words: a letter too much, too few or wrong, or two
 * neighbours in the wrong order.
 */
export function editDistance(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of a.entries()) {
    const next = [row + 1];
    for (const [column, wanted] of b.entries()) {
      const swapped = row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === wanted;
      next.push(
        Math.min(
          Number(last[column + 1]) + 1,
          Number(next[column]) + 1,
          Number(last[column]) + (letter === wanted ? 0 : 1),
          swapped ? Number(before[column - 1]) + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, next];
  }
  return Number(last.at(-1));
}

const SHORT = 3;
const MIDDLE = 6;

/**
 * Most slips with which a name is still understood: none in three letters, unless one of four was left out, one in six,
 * two in more.
 */
export function allowedSlips({ length }: string, name: string): number {
  if (length <= SHORT) return length === SHORT && name.length === SHORT + 1 ? 1 : 0;
  return length <= MIDDLE ? 1 : 2;
}
