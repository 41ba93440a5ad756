import { formatPhone } from '#web/lib/format.ts';
import { whatsAppLink } from '#web/lib/whatsAppLink.ts';
import { callLink } from './arrivalLinks.ts';
import styles from './ArrivalPage.module.css';

interface Props {
  name: string | undefined;
  /** In E.164. */
  phone: string | undefined;
}

/** Who opens the door, and how they are reached. */
export const Keeper = ({ name, phone }: Props) => (
  <>
    {name && <p>{name} opens the room for you.</p>}
    {phone && (
      <p className={styles.links}>
        <a className={styles.link} href={callLink(phone)}>
          Call {formatPhone(phone)}
        </a>
        <a className={styles.link} href={whatsAppLink(phone)} target="_blank" rel="noreferrer">
          Write on WhatsApp
        </a>
      </p>
    )}
  </>
);
