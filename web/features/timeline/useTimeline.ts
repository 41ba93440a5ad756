import { useCallback, useEffect, useRef, useState } from 'react';
import { limits } from '#shared/limits.ts';
import { useRoomNews } from '#web/features/notifications/index.ts';
import { useFetched } from '#web/lib/api/useFetched.ts';
import { useNewDay } from '#web/lib/hooks/useNewDay.ts';
import { useSettled } from '#web/lib/hooks/useSettled.ts';
import { serverToday } from '#web/lib/session.ts';
import { fetchRows, fetchTimeline, TIMELINE_PAGE, withRows } from './fetchTimeline.ts';
import { askedFor, isNarrowed, noTimelineFilter, type AskedFilter } from './filter.ts';
import { stepFrom, type Step } from './range.ts';
import { useSpan } from './useSpan.ts';

/**
 * The timeline from a day on, of the rooms that fit a filter, the first of them. It follows what others do: of the rooms in which
 * something has changed the rows are fetched anew. While another range is on its way, the one before stays, with its own
 * days: a room must not look free because nothing is known of it yet.
 */
export function useTimeline() {
  const [from, setFrom] = useState(serverToday);
  const [filter, setFilter] = useState(noTimelineFilter);
  const days = useSpan();
  const asked = useSettled(JSON.stringify(askedFor(filter)));
  /** How many rooms are wanted by which filter. */
  const [wanted, setWanted] = useState({ asked, rooms: TIMELINE_PAGE });
  const rooms = wanted.asked === asked ? wanted.rooms : TIMELINE_PAGE;
  const askedFilter = JSON.parse(asked) as AskedFilter;
  // A filter by free days looks at those that are shown, and at no others.
  const span = askedFilter.freeDays ? days.span : days.fetched;
  const question = { from, span, filter: askedFilter, rooms };
  const { look, amend, ...timeline } = useFetched(question, fetchTimeline);

  const shown = useRef(timeline.shown);
  useEffect(() => {
    shown.current = timeline.shown;
  });
  const lookAt = useCallback(
    async (changed: string[] | undefined) => {
      if (!changed || changed.length > limits.timelineNamed) {
        look();
        return;
      }
      await amend(async (now) => {
        const isShown = (id: string) => shown.current?.rooms.some((room) => room.id === id);
        const ids = shown.current?.hasMore ? changed.filter(isShown) : changed;
        const rows = ids.length > 0 ? await fetchRows(now, ids) : [];
        return (all) => withRows(all, ids, rows);
      });
    },
    [amend, look],
  );
  useRoomNews(lookAt);
  useNewDay((today, before) => {
    if (from === before) setFrom(today);
    else look();
  });
  const step = (to: Step) => setFrom(stepFrom(from, to, days.span, serverToday()));
  const more = () => setWanted({ asked, rooms: rooms + TIMELINE_PAGE });
  const isWhole = !isNarrowed(askedFor(filter)) && !isNarrowed(timeline.shown?.filter ?? {});
  return {
    ...timeline,
    ...days,
    from,
    filter,
    setFilter,
    isWhole,
    look,
    step,
    goTo: setFrom,
    more,
  };
}
