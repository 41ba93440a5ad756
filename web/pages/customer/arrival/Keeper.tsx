import { whatsAppLink } from '#web/lib/whatsAppLink.ts';
import styles from './ArrivalPage.module.css';

interface Props {
  name: string | undefined;
  /** In E.164. */
  phone: string | undefined;
}

/** Who opens the door, and how they are written to. */
export const Keeper = ({ name, phone }: Props) => (
  <>
    {name && <p>{name} opens the room for you.</p>}
    {phone && (
      <a className={styles.link} href={whatsAppLink(phone)} target="_blank" rel="noreferrer">
        Write on WhatsApp
      </a>
    )}
  </>
);
