import { Icon } from '#web/components/Icon.tsx';
import styles from './RoomCard.module.css';

/** Stars are given by people whose stay has ended; nobody has given any yet. */
export const Rating = () => (
  <p className={styles.rating}>
    <Icon name="star" /> No reviews yet
  </p>
);
