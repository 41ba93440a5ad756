import { byTown } from '#web/features/timeline/filter.ts';
import type { useTimeline } from '#web/features/timeline/useTimeline.ts';
import { DaysShown } from './DaysShown.tsx';
import { TimelineFilters } from './TimelineFilters.tsx';
import { TimelineTools } from './TimelineTools.tsx';

/** Steps and filters of the timeline, in the line of its heading where there is room. */
export function TimelineBar({ shown, ...asked }: ReturnType<typeof useTimeline>) {
  const daysShown = <DaysShown {...asked} onGo={asked.goTo} onSpan={asked.choose} />;
  return (
    <TimelineFilters
      filter={asked.filter}
      onChange={asked.setFilter}
      towns={[...(shown?.towns ?? []), ...byTown(shown?.rooms ?? []).map(({ name }) => name)]}
      folded={asked.isCompact && daysShown}
    >
      <TimelineTools span={asked.span} onStep={asked.step} />
      {!asked.isCompact && daysShown}
    </TimelineFilters>
  );
}
