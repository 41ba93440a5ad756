import { useState } from 'react';
import { todayInKigali } from '#shared/days.ts';
import { useNews } from '#web/features/notifications/index.ts';
import { useFetched } from '#web/lib/api/useFetched.ts';
import { useNewDay } from '#web/lib/hooks/useNewDay.ts';
import { useSettled } from '#web/lib/hooks/useSettled.ts';
import { fetchTimeline, PAGE } from './fetchTimeline.ts';
import { rangeFrom, stepFrom, type Step } from './range.ts';

/**
 * The timeline from a day on, of the first rooms or of those that a text finds, which follows what others do. While another
 * range is on its way, the one before stays, with its own days: a room must not look free because nothing is known of it yet.
 */
export function useTimeline() {
  const [from, setFrom] = useState(todayInKigali);
  const [sought, setSought] = useState('');
  const text = useSettled(sought.trim());
  /** How many rooms are wanted of which text. */
  const [wanted, setWanted] = useState({ text, rooms: PAGE });
  const rooms = wanted.text === text ? wanted.rooms : PAGE;
  const { look, ...timeline } = useFetched({ ...rangeFrom(from), text, rooms }, fetchTimeline);
  useNews(look);
  useNewDay((today, before) => {
    if (from === before) setFrom(today);
    else look();
  });
  const step = (to: Step) => setFrom(stepFrom(from, to, todayInKigali()));
  const more = () => setWanted({ text, rooms: rooms + PAGE });
  return { ...timeline, from, sought, setSought, look, step, more };
}
