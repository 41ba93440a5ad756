import { useEffect } from 'react';
import { selectAuth } from '#web/features/auth/index.ts';
import { catchUp, learnCount } from '#web/features/notifications/api/notificationThunks.ts';
import {
  forgotten,
  selectNotifications,
  spoken,
  told,
} from '#web/features/notifications/api/notificationsSlice.ts';
import { listen } from '#web/features/notifications/listen.ts';
import { hearTabs } from '#web/features/notifications/tabs.ts';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';
import { unreadWords } from '#web/lib/unreadWords.ts';

/** What was not answered is asked for again when the socket comes back; the failure is logged. */
const ignore = () => undefined;

const newMessages = (count: number): string =>
  `${unreadWords(count)} new ${count === 1 ? 'message' : 'messages'}`;

/** Keeps the count of unread notifications right, and says aloud when it rises. */
export default function Realtime() {
  const dispatch = useAppDispatch();
  const { token, user } = useAppSelector(selectAuth);
  const { rose, count } = useAppSelector(selectNotifications);
  const userId = user?.userId;

  useEffect(() => {
    if (!token) return;
    return listen(token, {
      told: (unread) => {
        dispatch(told(unread));
        dispatch(spoken());
      },
      opened: (again) => {
        void dispatch(again ? catchUp() : learnCount()).catch(ignore);
        if (again) dispatch(spoken());
      },
      check: () => dispatch(catchUp()),
    });
  }, [dispatch, token]);

  useEffect(() => {
    if (!userId) return;
    const stop = hearTabs(userId, (word) => dispatch(told(word.count)));
    return () => {
      stop();
      dispatch(forgotten());
    };
  }, [dispatch, userId]);

  return (
    <p aria-live="polite" className="visually-hidden">
      {rose && newMessages(count ?? 0)}
    </p>
  );
}
