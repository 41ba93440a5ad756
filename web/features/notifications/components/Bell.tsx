import { lazy, Suspense, type ComponentType } from 'react';
import { selectUnread } from '#web/features/notifications/api/notificationsSlice.ts';
import { paths } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { useAppSelector } from '#web/lib/state.ts';
import { unreadWords } from '#web/lib/unreadWords.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './Bell.module.css';

const Nothing = () => null;

/** Waits until the page has loaded, so that the socket does not compete with it for the network. */
const pageStands = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** The code that keeps the count, fetched after the page. If it cannot be fetched, the bell is only a link. */
const Realtime = lazy<ComponentType>(async () => {
  await pageStands();
  return import('./Realtime.tsx').catch(() => ({ default: Nothing }));
});

/** The way to the notifications, with the number of those that are unread. */
export function Bell() {
  const unread = useAppSelector(selectUnread);
  const shown = unread && unreadWords(unread);
  return (
    <>
      <Link
        to={paths.messages.path}
        className={styles.bell}
        aria-label={shown ? `Notifications, ${shown} unread` : 'Notifications'}
      >
        <Icon name="bell" />
        {shown ? <span className={styles.count}>{shown}</span> : null}
      </Link>
      <Suspense>
        <Realtime />
      </Suspense>
    </>
  );
}
