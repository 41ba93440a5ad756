import { formatPhone } from '#web/lib/format.ts';
import { whatsAppLink } from '#web/lib/whatsAppLink.ts';
import styles from './ArrivalPage.module.css';

interface Props {
  name: string | undefined;
  /** In E.164. */
  phone: string | undefined;
}

/** Who opens the door, and how they are written to; on paper, where no button calls, by which number they are called. */
export const Keeper = ({ name, phone }: Props) => (
  <>
    {name && <p>{name} opens the room for you.</p>}
    {phone && (
      <>
        <p className={styles.printed}>Telephone: {formatPhone(phone)}</p>
        <a className={styles.link} href={whatsAppLink(phone)} target="_blank" rel="noreferrer">
          Write on WhatsApp
        </a>
      </>
    )}
  </>
);
