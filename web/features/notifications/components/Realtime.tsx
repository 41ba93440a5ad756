import { useEffect } from 'react';
import { selectAuth } from '#web/features/auth/index.ts';
import { refetchUnread, fetchUnread } from '#web/features/notifications/api/notificationThunks.ts';
import {
  countForgotten,
  selectNotifications,
  changeAnnounced,
  countReceived,
} from '#web/features/notifications/api/notificationsSlice.ts';
import { listen } from '#web/features/notifications/listen.ts';
import { tellRooms } from '#web/features/notifications/roomNews.ts';
import { listenToActs, listenToTabs, postAct } from '#web/features/notifications/tabs.ts';
import { ownActs } from '#web/lib/api/ownActs.ts';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';
import { unreadWords } from '#web/lib/unreadWords.ts';

/** Ignores a failure, which is logged already: the request is repeated when the socket reconnects. */
const ignore = () => undefined;

const newNotifications = (count: number): string =>
  `${unreadWords(count)} new ${count === 1 ? 'notification' : 'notifications'}`;

interface Props {
  /** Whether the page stood for a while without it: what changed meanwhile was told to nobody. */
  late: boolean;
}

/** Keeps the count of unread notifications up to date, and announces when it rises; tells the other tabs what is done here. */
export default function Realtime({ late }: Props) {
  const dispatch = useAppDispatch();
  const { token, user } = useAppSelector(selectAuth);
  const { rose, count } = useAppSelector(selectNotifications);
  const userId = user?.userId;

  useEffect(() => {
    if (!token) return;
    return listen(token, {
      received: (unread) => {
        dispatch(countReceived(unread));
        dispatch(changeAnnounced());
      },
      changed: tellRooms,
      opened: (again) => {
        const hasMissed = again || late;
        if (hasMissed) {
          // First, because a count that was asked for before an announcement is asked for again.
          dispatch(changeAnnounced());
          tellRooms(undefined);
        }
        void dispatch(hasMissed ? refetchUnread() : fetchUnread()).catch(ignore);
      },
      check: () => dispatch(refetchUnread()),
    });
  }, [dispatch, token, late]);

  useEffect(() => {
    if (!userId) return;
    const stop = listenToTabs(userId, (word) => dispatch(countReceived(word.count)));
    return () => {
      stop();
      dispatch(countForgotten());
    };
  }, [dispatch, userId]);

  useEffect(() => {
    if (!userId) return;
    const post = () => postAct(userId);
    ownActs.addEventListener('done', post);
    const stop = listenToActs(userId, () => dispatch(changeAnnounced()));
    return () => {
      ownActs.removeEventListener('done', post);
      stop();
    };
  }, [dispatch, userId]);

  return (
    <p aria-live="polite" className="visually-hidden">
      {rose && newNotifications(count ?? 0)}
    </p>
  );
}
