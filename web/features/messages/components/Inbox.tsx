import { useRef } from 'react';
import type { Message } from '#shared/message.ts';
import { useInbox } from '#web/features/messages/useInbox.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { ListSkeleton } from '#web/ui/ListSkeleton.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { ShowNew } from '#web/ui/ShowNew.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { InboxMessage } from './InboxMessage.tsx';
import styles from './Inbox.module.css';

interface Props {
  /** Which messages; undefined for all. */
  handled: boolean | undefined;
  /** What is said where there is none. */
  empty: string;
}

/** What people wrote to the house, newest first. Give it a `key` of what it lists. */
export function Inbox({ handled, empty }: Props) {
  const { messages, fresh, error, retry, mark, more, loadingMore } = useInbox(handled);
  const region = useRef<HTMLDivElement>(null);
  if (!messages && error) return <ErrorState message={error} onRetry={retry} />;
  if (!messages) return <ListSkeleton />;
  const toggle = async (message: Message) => {
    if (!(await mark(message))) return;
    notify.success(message.handled ? 'Marked as not handled.' : 'Marked as handled.');
    // A message that leaves the list takes the focused button with it.
    if (handled !== undefined) region.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={region} tabIndex={-1} role="group" aria-label="Inbox" className={styles.part}>
      <ShowNew count={fresh} onShow={retry} />
      {messages.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <ul className={styles.list}>
          {messages.map((message) => (
            <li key={message.id}>
              <InboxMessage message={message} toggle={toggle} />
            </li>
          ))}
        </ul>
      )}
      {more && (
        <LoadMore more={more} loading={loadingMore} problem={error} shown={messages.length} />
      )}
    </div>
  );
}
