import { formatWeekday } from '#web/lib/format.ts';
import { serverToday } from '#web/lib/session.ts';
import { ListSkeleton } from '#web/ui/ListSkeleton.tsx';
import { Section } from '#web/ui/Section.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Day } from './Day.tsx';
import type { useDay } from './useDay.ts';

type Props = Pick<
  ReturnType<typeof useDay>,
  'data' | 'acts' | 'error' | 'retry' | 'look' | 'acted'
> & {
  onClose: Parameters<typeof Day>[0]['onClose'];
};

/** The day, below those who wait for an answer. */
export const DaySection = ({ data, acts = 0, error, retry, look, acted, onClose }: Props) => (
  <Section title={`Today, ${formatWeekday(data?.day ?? serverToday())}`}>
    {data && <Day day={data} acts={acts} look={look} acted={acted} onClose={onClose} />}
    {!data && error && <ErrorState message={error} onRetry={retry} />}
    {!data && !error && <ListSkeleton />}
  </Section>
);
