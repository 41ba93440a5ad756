import { useEffect, useState } from 'react';
import { selectUser } from '#web/features/auth/index.ts';
import type { Failure } from '#web/lib/api/failure.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';
import { read } from './api/notificationThunks.ts';
import { isKnown } from './noteWords.ts';
import { ALL, listenToTabs, postToTabs } from './tabs.ts';
import { useNews } from './useNews.ts';

const PAGE = { limit: 20 };

/** The notifications of the person signed in, page after page, as they are read here or in another tab. */
export function useNotifications() {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.userId ?? '';
  const list = useCall('notifications.list', PAGE, 'Failed to fetch notifications.');
  useNews(list.look);
  /** Ids of those that were read since the list was fetched, or all. */
  const [marked, setMarked] = useState<string[]>([]);

  useEffect(
    () => listenToTabs(userId, (word) => setMarked((before) => [...before, word.read])),
    [userId],
  );
  const isRead = (id: string) => marked.includes(ALL) || marked.includes(id);
  const notes = list.data
    ?.filter(isKnown)
    .map((note) => ({ ...note, read: note.read || isRead(note.id) }));

  /** Answers whether it went well. */
  const mark = async (id: string): Promise<boolean> => {
    try {
      const count = await dispatch(read(id));
      postToTabs({ userId, count, read: id });
      setMarked((before) => [...before, id]);
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
