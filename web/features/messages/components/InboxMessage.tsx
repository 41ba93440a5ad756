import { useId, useState } from 'react';
import type { Message, MessageKind } from '#shared/message.ts';
import { formatMoment } from '#web/lib/format.ts';
import { mailLink } from '#web/lib/mailLink.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './Inbox.module.css';

const kinds: Record<MessageKind, string> = {
  contact: 'Message',
  callback: 'Callback request',
};

interface Props {
  message: Message;
  toggle: (message: Message) => Promise<void>;
}

/** One message as it was sent, with the ways to answer it. */
export function InboxMessage({ message, toggle }: Props) {
  const { names, email, phone, website, handled } = message;
  const id = useId();
  const [marking, setMarking] = useState(false);
  const mark = async () => {
    setMarking(true);
    await toggle(message);
    setMarking(false);
  };
  const action = handled ? 'Mark as not handled' : 'Mark as handled';
  return (
    <article aria-labelledby={id} className={styles.message}>
      <header className={styles.head}>
        <h3 id={id}>{names}</h3>
        <Badge tone="info">{kinds[message.kind]}</Badge>
        <Badge tone={handled ? 'good' : 'waiting'}>{handled ? 'Handled' : 'Not handled'}</Badge>
        <time dateTime={message.createdAt} className={styles.when}>
          {formatMoment(message.createdAt)}
        </time>
      </header>
      <p className={styles.text}>{message.questions}</p>
      <ul className={styles.ways}>
        <li>
          <a href={mailLink(email)}>{email}</a>
        </li>
        {phone && (
          <li>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </li>
        )}
        {website && (
          <li>
            <Website address={website} />
          </li>
        )}
        {message.subscribeNews && <li className="muted">Wants news and insights</li>}
      </ul>
      <Button
        look={handled ? 'outline' : 'secondary'}
        size="small"
        pending={marking}
        aria-label={`${action}: ${names}`}
        className={styles.action}
        onClick={() => void mark()}
      >
        {action}
      </Button>
    </article>
  );
}

/** An address that somebody typed: a link where it leads to the web, a text where it is anything else. */
const Website = ({ address }: { address: string }) =>
  /^https?:\/\//i.test(address) ? (
    <a href={address} target="_blank" rel="noreferrer nofollow">
      {address}
    </a>
  ) : (
    <span>{address}</span>
  );
