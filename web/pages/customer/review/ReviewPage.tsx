import { useSearchParams } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { choiceOf } from './choice.ts';
import styles from './ReviewPage.module.css';

/** The last look at a room and days before they are booked. Both stand in the address. */
export default function ReviewPage() {
  const [query] = useSearchParams();
  const choice = choiceOf(query);
  return (
    <div className="container page">
      <header className={styles.head}>
        <h1>Review your booking</h1>
        {choice && <p className="lead">Look it over once more. You pay nothing now.</p>}
      </header>
      {choice ? (
        <ReviewCard key={query.toString()} choice={choice} />
      ) : (
        <EmptyState title="There is nothing to review yet.">
          <p>Choose a room, and your first and last day in its calendar.</p>
          <ButtonLink to={paths.search.path} look="primary">
            Find a cold room
          </ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}
