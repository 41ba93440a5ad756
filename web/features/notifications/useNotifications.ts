import { useCallback, useEffect, useState } from 'react';
import type { Notification } from '#shared/notification.ts';
import { selectUser } from '#web/features/auth/index.ts';
import type { Failure } from '#web/lib/api/failure.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';
import { read } from './api/notificationThunks.ts';
import { isKnown } from './noteWords.ts';
import { ALL, listenToTabs, postToTabs } from './tabs.ts';
import { useNews } from './useNews.ts';

/** A row holds all of a booking on a day: as many fill a screen. */
const FOLDED_PAGE = { limit: 50 };

const PAGE = { limit: 20 };

/** A bundle keeps its id when it grows, but not its time: what came last was not read with what was there before. */
const versionOf = ({ id, at }: Notification): string => id + at;

/**
 * The notifications of the person signed in, page after page, as they are read here or in another tab.
 * @param areFolded whether those of a booking are shown in one row
 */
export function useNotifications(areFolded: boolean) {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.userId ?? '';
  const list = useCall(
    'notifications.list',
    areFolded ? FOLDED_PAGE : PAGE,
    'Failed to fetch notifications.',
  );
  useNews(list.look);
  /** What was read since the list was fetched, each as it was then. */
  const [marked, setMarked] = useState<string[]>([]);
  const { data } = list;
  const keep = useCallback(
    (read: string) => {
      const these = data?.filter(({ id }) => read === ALL || read === id) ?? [];
      setMarked((before) => [...before, ...these.map(versionOf)]);
    },
    [data],
  );

  useEffect(() => listenToTabs(userId, (word) => keep(word.read)), [userId, keep]);
  const notes = data
    ?.filter(isKnown)
    .map((note) => ({ ...note, read: note.read || marked.includes(versionOf(note)) }));

  /** Answers whether it went well. */
  const mark = async (id: string): Promise<boolean> => {
    try {
      const count = await dispatch(read(id));
      postToTabs({ userId, count, read: id });
      keep(id);
      return true;
    } catch (failure) {
      notify.failure(failure as Failure);
      return false;
    }
  };
  const reload = () => {
    setMarked([]);
    list.retry();
  };
  return { ...list, notes, mark, reload };
}
