/** A part of a bar that there is something of: its bar, its series, and how much. */
export interface BarPart {
  label: string;
  mark?: string | undefined;
  series: number;
  value: number;
}

/** As many parts as stand better as rows: a chart of them is mostly empty. */
const FEW = 3;

/**
 * The parts that bars have, in the order of the bars, where they are few; else undefined.
 * @param few how many these are at most
 */
export function fewParts(
  points: readonly (Pick<BarPart, 'label' | 'mark'> & { values: readonly number[] })[],
  few = FEW,
): BarPart[] | undefined {
  const parts = points.flatMap(({ values, ...point }) =>
    values.flatMap((value, series) => (value > 0 ? [{ ...point, series, value }] : [])),
  );
  return parts.length > 0 && parts.length <= few ? parts : undefined;
}
