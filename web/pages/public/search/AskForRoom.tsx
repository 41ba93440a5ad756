import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './AskForRoom.module.css';

/** The way to us for those who find no room that suits them, as a tile among the rooms. */
export const AskForRoom = () => (
  <div className={styles.tile}>
    <span className={styles.sign}>
      <Icon name="mail" />
    </span>
    <h2 className={styles.title}>Not sure what you need?</h2>
    <p>Tell us what you store, how much, and for how long. We suggest a room and a price.</p>
    <ButtonLink to={paths.contact.path} carries look="outline">
      Get a Quote
    </ButtonLink>
  </div>
);
