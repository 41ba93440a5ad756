import { ownMessages } from '#shared/messages.ts';
import type { Room } from '#shared/room.ts';
import { roomTypeLabels } from '#shared/roomTypes.ts';
import { RoomImage } from '#web/features/rooms/components/RoomImage.tsx';
import { bookingFormPath } from '#web/lib/paths.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { RefusedReview } from './RefusedReview.tsx';
import { ReviewSkeleton } from './ReviewSkeleton.tsx';
import type { Choice } from './choice.ts';
import { reviewFacts } from './reviewFacts.tsx';
import { useReview, type ReviewState } from './useReview.ts';
import styles from './ReviewPage.module.css';

/** Room, days and price of a choice, to be confirmed or edited. */
export function ReviewCard({ choice }: { choice: Choice }) {
  const review = useReview(choice);
  const { room, error, retry } = review;
  if (error && !room) return <ErrorState message={error} onRetry={retry} />;
  if (!room) return <ReviewSkeleton />;
  return (
    <article className={styles.card} aria-label={`Booking of ${room.name}`}>
      <RoomImage
        src={room.image}
        widths={room.pictures[0]?.widths}
        alt=""
        className={styles.picture}
        eager
      />
      <div className={styles.content}>
        <RoomHead room={room} />
        <FactList facts={reviewFacts(room, choice, review.total, review.terms)} />
        <FormProblem
          text={room.status === 'available' ? review.problem : ownMessages.roomUnavailable}
        />
        {(review.isTaken || room.status !== 'available') && (
          <RefusedReview room={room} choice={choice} isTaken={review.isTaken} />
        )}
        <Actions choice={choice} review={review} open={room.status === 'available'} />
      </div>
    </article>
  );
}

const RoomHead = ({ room }: { room: Room }) => (
  <header className={styles.room}>
    <Badge tone="info">{roomTypeLabels[room.roomType]}</Badge>
    <h2>{room.name}</h2>
    <p className={styles.place}>
      <Icon name="pin" /> {room.location}
    </p>
  </header>
);

/** Takes the focus, because the button that was pressed is no longer there. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

interface ActionProps {
  choice: Choice;
  review: ReviewState;
  /** Whether the room takes bookings. */
  open: boolean;
}

function Actions({ choice, review: { step, confirm, bookable }, open }: ActionProps) {
  if (step === 'confirmed') {
    return (
      <p className={styles.confirmed} role="status" tabIndex={-1} ref={takeFocus}>
        <Icon name="check" /> Your request is with us. We take you on in a moment.
      </p>
    );
  }
  return (
    <div className={styles.actions}>
      <Button
        look="primary"
        size="large"
        disabled={!open || !bookable}
        pending={step === 'sending'}
        pendingText="Confirming..."
        onClick={() => void confirm()}
      >
        Confirm Booking
      </Button>
      <ButtonLink to={bookingFormPath(choice)} look="outline" size="large">
        <Icon name="edit" /> Edit Details
      </ButtonLink>
    </div>
  );
}
