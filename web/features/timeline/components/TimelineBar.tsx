import type { ReactNode } from 'react';
import { byTown } from '#web/features/timeline/filter.ts';
import type { useTimeline } from '#web/features/timeline/useTimeline.ts';
import { DaysShown } from './DaysShown.tsx';
import { TimelineFilters } from './TimelineFilters.tsx';
import { TimelineSummary } from './TimelineSummary.tsx';
import { TimelineTools } from './TimelineTools.tsx';

type Props = ReturnType<typeof useTimeline> & {
  /** What can be done, at the end of the line of the filters. */
  children?: ReactNode;
};

/** Beside the heading which days are shown of how many rooms, and the way to other days; below it what they are narrowed to. */
export function TimelineBar({ shown, children, ...asked }: Props) {
  const daysShown = <DaysShown {...asked} onGo={asked.goTo} onSpan={asked.choose} />;
  return (
    <>
      <TimelineSummary from={asked.from} span={asked.span} shown={shown} />
      <TimelineTools span={asked.span} onStep={asked.step}>
        {!asked.isCompact && daysShown}
      </TimelineTools>
      <TimelineFilters
        filter={asked.filter}
        onChange={asked.setFilter}
        towns={[...(shown?.towns ?? []), ...byTown(shown?.rooms ?? []).map(({ name }) => name)]}
        folded={asked.isCompact && daysShown}
      >
        {children}
      </TimelineFilters>
    </>
  );
}
