import { useHouseContact } from '#web/features/company/useHouseContact.ts';
import { mailLink } from '#web/lib/mailLink.ts';
import styles from './ArrivalPage.module.css';

/** Words as an admin wrote them, line by line; nothing where there are none. */
export const Words = ({ text }: { text: string | undefined }) =>
  text ? <p className={styles.words}>{text}</p> : null;

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Whom to ask about all that was not written down. */
export function House({ about }: { about: string[] }) {
  const { email } = useHouseContact(true);
  return (
    <p className="muted">
      Please ask us {list.format(about)}: <a href={mailLink(email)}>{email}</a>
    </p>
  );
}
