/** Sums to be written above bars: undefined where nothing is written. */
type Sums = (number | undefined)[];

/**
 * The sum of each bar where it begins to be this much; none where two of them would stand less than `gap` bars apart,
 * because their letters would meet.
 */
export function barSums(points: readonly { values: number[] }[], gap: number): Sums {
  const all = points.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const sums = all.map((sum, index) => (sum > 0 && sum !== all[index - 1] ? sum : undefined));
  const written = sums.flatMap((sum, index) => (sum === undefined ? [] : [index]));
  const areApart = written.every((index, at) => at === 0 || index - (written[at - 1] ?? 0) >= gap);
  return areApart ? sums : sums.map(() => undefined);
}

/** Whether a part is all that its bar is made of. */
export const isLone = (values: readonly number[], part: number): boolean =>
  values.every((value, index) => (index === part ? value > 0 : value === 0));

/** Whether a bar ends with a part: it has something, and no part after it has. */
export const isEnd = (values: readonly number[], part: number): boolean =>
  values.map((value) => value > 0).lastIndexOf(true) === part;
