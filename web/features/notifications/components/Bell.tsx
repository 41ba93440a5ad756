import { lazy, Suspense } from 'react';
import { selectUnread } from '#web/features/notifications/api/notificationsSlice.ts';
import { paths } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { useAppSelector } from '#web/lib/state.ts';
import { unreadWords } from '#web/lib/unreadWords.ts';
import { untilFetched } from '#web/lib/untilFetched.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './Bell.module.css';

/** Waits until the page has loaded, so that the socket does not compete with it for the network. */
const pageStands = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** The code that keeps the count, fetched after the page. Until it comes, the bell is only a link. */
const Realtime = lazy(async () => {
  await pageStands();
  let tries = 0;
  const { default: Part } = await untilFetched(() => {
    tries += 1;
    return import('./Realtime.tsx');
  });
  return { default: () => <Part late={tries > 1} /> };
});

/** The most that the bell counts out, because a digit is all that it has room for. */
const MOST = 9;

/** The way to the notifications, with the number of those that are unread, of which it shows one digit and tells all. */
export function Bell() {
  const unread = useAppSelector(selectUnread) ?? 0;
  const shown = unread > MOST ? `${MOST}+` : String(unread);
  const words = unreadWords(unread);
  // Whoever speaks to the machine says what they see.
  const told = words === shown ? words : `${shown}, ${words}`;
  return (
    <>
      <Link
        to={paths.messages.path}
        className={styles.bell}
        aria-label={unread > 0 ? `Notifications, ${told} unread` : 'Notifications'}
      >
        <Icon name="bell" />
        {unread > 0 && <span className={styles.count}>{shown}</span>}
      </Link>
      <Suspense>
        <Realtime />
      </Suspense>
    </>
  );
}
