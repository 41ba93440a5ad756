import { useState } from 'react';
import { todayInKigali } from '#shared/days.ts';
import { useNews } from '#web/features/notifications/index.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { useNewDay } from '#web/lib/hooks/useNewDay.ts';
import { rangeFrom, stepFrom, type Step } from './range.ts';

/**
 * The timeline from a day on, which follows what others do. While another range is on its way, the one
 * before stays, with its own days: a room must not look free because nothing is known of it yet.
 */
export function useTimeline() {
  const [from, setFrom] = useState(todayInKigali);
  const { data, error, retry, look } = useCall(
    'timeline.get',
    rangeFrom(from),
    'Failed to fetch the timeline.',
  );
  const [shown, setShown] = useState(data);
  if (data && data !== shown) setShown(data);
  useNews(look);
  useNewDay((today, before) => {
    if (from === before) setFrom(today);
    else look();
  });
  const step = (to: Step) => setFrom(stepFrom(from, to, todayInKigali()));
  return { from, shown, waiting: !data && !error, error, retry, look, step };
}
