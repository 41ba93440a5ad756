/** A percentile of measured values: a share of 0.5 gives the median, 0.99 the p99; 0 where nothing was measured. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
