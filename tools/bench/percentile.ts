/** A percentile of measured times, in ms: a share of 0.99 gives the p99; 0 where nothing was measured. */
export function percentile(milliseconds: number[], share: number): number {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
