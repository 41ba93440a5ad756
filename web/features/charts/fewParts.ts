/** A part of a bar that there is something of: its bar, its series, and how much. */
export interface BarPart {
  label: string;
  series: number;
  value: number;
}

/** As many parts as stand better as rows: a chart of them is mostly empty. */
const FEW = 3;

/** The parts that bars have, in the order of the bars, where they are few; else undefined. */
export function fewParts(
  points: readonly { label: string; values: readonly number[] }[],
): BarPart[] | undefined {
  const parts = points.flatMap(({ label, values }) =>
    values.flatMap((value, series) => (value > 0 ? [{ label, series, value }] : [])),
  );
  return parts.length > 0 && parts.length <= FEW ? parts : undefined;
}
