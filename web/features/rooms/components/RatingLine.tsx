import type { RoomRating } from '#shared/rating.ts';
import { plural } from '#web/lib/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './RoomCard.module.css';

/** A room's rating: the average of its stars, and the number of ratings. */
export const RatingLine = ({ rating }: { rating: RoomRating | undefined }) =>
  rating ? (
    <p className={styles.rating}>
      <Icon name="star" className={styles.star} />
      <span aria-hidden="true">
        <strong>{rating.average.toFixed(1)}</strong> ({rating.count})
      </span>
      <span className="visually-hidden">
        Rated {rating.average.toFixed(1)} of 5 stars in {plural(rating.count, 'review')}
      </span>
    </p>
  ) : (
    <p className={styles.rating}>
      <Icon name="star" /> No reviews yet
    </p>
  );
