import type { BarDays, TimelineClosure, TimelineRoom, TimelineStay } from '#shared/timeline.ts';

/** What a bar stands for. */
type BarOf = { kind: 'stay'; stay: TimelineStay } | { kind: 'closure'; closure: TimelineClosure };

/** A bar of a row: from which of the shown days it reaches to which, both counted from 0 and included. */
export type Bar = BarOf & {
  id: string;
  first: number;
  last: number;
  /** The same of all of it, also beyond the shown days. */
  whole: BarDays;
  /** Whether it goes on before the first shown day, or after the last. */
  before: boolean;
  after: boolean;
};

/** The bars of a room on the first `days` days, from left to right. */
export function barsOf({ stays, closures = [] }: TimelineRoom, days: number): Bar[] {
  const all: BarOf[] = [
    ...stays.map((stay) => ({ kind: 'stay' as const, stay })),
    ...closures.map((closure) => ({ kind: 'closure' as const, closure })),
  ];
  return all
    .map((bar): Bar => {
      const { id, days: whole } = bar.kind === 'stay' ? bar.stay : bar.closure;
      const [first, last] = whole;
      const edges = { before: first < 0, after: last >= days };
      const shown = { first: Math.max(0, first), last: Math.min(days - 1, last) };
      return { ...bar, id, whole, ...edges, ...shown };
    })
    .filter(({ first, last }) => first <= last)
    .sort((a, b) => a.first - b.first);
}
