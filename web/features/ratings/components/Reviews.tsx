import type { Rating, RoomRating } from '#shared/rating.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { formatMomentDay, plural } from '#web/lib/format.ts';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import styles from './Reviews.module.css';

const PER_PAGE = 5;

interface Props {
  roomId: string;
  rating: RoomRating;
}

/** What people said of a room, newest first, a few at a time. */
export function Reviews({ roomId, rating }: Props) {
  const list = useCall(
    'rooms.ratings',
    { id: roomId, limit: PER_PAGE },
    'The reviews could not be fetched.',
  );
  return (
    <section aria-labelledby="reviews" className={styles.section}>
      <h2 id="reviews">Reviews</h2>
      <p className="muted">
        {rating.average.toFixed(1)} of 5 stars in {plural(rating.count, 'review')}, from people
        whose stay has ended.
      </p>
      {!list.data && !list.error && <p role="status">Loading...</p>}
      {list.data && (
        <ul className={styles.list}>
          {list.data.map((one) => (
            <Review key={one.id} {...one} />
          ))}
        </ul>
      )}
      {list.error && <ErrorState message={list.error} onRetry={list.retry} />}
      {list.more && (
        <LoadMore more={list.more} loading={list.loadingMore} problem={undefined}>
          Show more reviews
        </LoadMore>
      )}
    </section>
  );
}

const Review = ({ stars, comment, firstName, at }: Rating) => (
  <li className={styles.review}>
    <p className={styles.head}>
      <Stars stars={stars} />
      <strong>{firstName}</strong>
      <time dateTime={at}>{formatMomentDay(at)}</time>
    </p>
    {comment && <p className={styles.comment}>{comment}</p>}
  </li>
);
