import type { Booking } from '#shared/booking.ts';
import { ownMessages } from '#shared/messages.ts';
import type { Room } from '#shared/room.ts';
import { roomTypeLabels } from '#shared/roomTypes.ts';
import { isStay } from '#web/features/bookings/form/stayError.ts';
import { RoomImage } from '#web/features/rooms/components/RoomImage.tsx';
import { formatRwf, formatShortStay } from '#web/lib/format.ts';
import { useMedia } from '#web/lib/hooks/useMedia.ts';
import { bookingFormPath, successPath } from '#web/lib/paths.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button, ButtonLink, type ButtonSize } from '#web/ui/Button.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { FootBar } from '#web/ui/FootBar.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { NoRoom } from './NoRoom.tsx';
import { RefusedReview } from './RefusedReview.tsx';
import { ReviewSkeleton } from './ReviewSkeleton.tsx';
import type { Choice } from './choice.ts';
import { reviewFacts } from './reviewFacts.tsx';
import { useReview, type ReviewState } from './useReview.ts';
import styles from './ReviewPage.module.css';

/** Where the bar at the foot has the button; wider screens have it in the card. */
const NARROW = 'not all and (min-width: 64rem)';

/** A room that takes no bookings at present. */
const isClosed = ({ status }: Room): boolean => status !== 'available';

/** Whether nothing can be confirmed, and rooms nearby are offered instead. */
const isRefused = (room: Room, { isTooHeavy }: ReviewState): boolean =>
  isTooHeavy || isClosed(room);

/** Room, days and price of a choice, to be confirmed or edited. */
export function ReviewCard({ choice }: { choice: Choice }) {
  const review = useReview(choice);
  const isNarrow = useMedia(NARROW);
  const { room, error, isMissing, retry, step } = review;
  if (isMissing) return <NoRoom wish={choice} />;
  if (error && !room) return <ErrorState message={error} onRetry={retry} />;
  if (!room) return <ReviewSkeleton />;
  return (
    <div>
      <ReviewedRoom {...{ choice, review, room, isNarrow }} />
      {isNarrow &&
        step !== 'confirmed' &&
        (review.sent !== undefined || !isRefused(room, review)) && (
          <ConfirmBar choice={choice} review={review} />
        )}
    </div>
  );
}

interface ReviewedRoomProps {
  choice: Choice;
  review: ReviewState;
  room: Room;
  isNarrow: boolean;
}

function ReviewedRoom({ choice, review, room, isNarrow }: ReviewedRoomProps) {
  const { sent, isTaken } = review;
  return (
    <article className={styles.card} aria-label={`Booking of ${room.name}`}>
      <div className={styles.subject}>
        <RoomImage
          src={room.image}
          widths={room.pictures[0]?.widths}
          sizes="(min-width: 60rem) 32rem, 100vw"
          alt=""
          className={styles.picture}
          eager
        />
        <RoomHead room={room} />
      </div>
      <div className={styles.facts}>
        <FactList
          facts={reviewFacts(room, choice, review.total, review.terms, sent !== undefined)}
        />
      </div>
      <div className={styles.decision}>
        {!sent && (
          <FormProblem text={isClosed(room) ? ownMessages.roomUnavailable : review.problem} />
        )}
        {!sent && (isTaken || isRefused(room, review)) && (
          <RefusedReview room={room} choice={choice} isTaken={isTaken} />
        )}
        <Actions {...{ choice, review, room, isNarrow }} />
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

function Actions({ choice, review, room, isNarrow }: ReviewedRoomProps) {
  if (review.step === 'confirmed') {
    return (
      <p className={styles.confirmed} role="status" tabIndex={-1} ref={takeFocus}>
        <Icon name="check" /> Your request is with us. You will see your booking in a moment.
      </p>
    );
  }
  if (review.sent) {
    return (
      <>
        <p className={styles.confirmed} role="status">
          <Icon name="check" /> {sentWords(review.sent)}
        </p>
        {!isNarrow && <SentLink choice={choice} sent={review.sent} size="large" />}
      </>
    );
  }
  return (
    <div className={styles.actions}>
      {!isNarrow && !isRefused(room, review) && <ConfirmButton review={review} size="large" />}
      <ButtonLink to={bookingFormPath(choice)} look="outline" size="large">
        <Icon name="edit" /> Edit Details
      </ButtonLink>
    </div>
  );
}

/** What has come of a review that was sent before. It may have been approved by now, or made by the staff. */
const sentWords = ({ status }: Booking): string =>
  status === 'pending' ? 'Your request is with us.' : 'You have booked this room on these days.';

interface SentLinkProps {
  choice: Choice;
  sent: Booking;
  size?: ButtonSize;
}

/** Leads to the booking, in place of what would send it again. */
const SentLink = ({ choice, sent, size = 'medium' }: SentLinkProps) => (
  <ButtonLink to={successPath(sent.id, choice)} look="primary" size={size}>
    See your booking
  </ButtonLink>
);

/** Days, total and the one button at the foot of a narrow screen, where nobody scrolls for it. */
function ConfirmBar({ choice, review }: { choice: Choice; review: ReviewState }) {
  const { sent, total } = review;
  const price = total > 0 ? formatRwf(total) : '–';
  return (
    <FootBar
      label="Your stay"
      words={isStay(choice) ? formatShortStay(choice.startDate, choice.endDate) : 'Total'}
      sum={sent ? 'Sent' : price}
      away={false}
    >
      {sent ? <SentLink choice={choice} sent={sent} /> : <ConfirmButton review={review} />}
    </FootBar>
  );
}

interface ConfirmButtonProps {
  review: ReviewState;
  size?: ButtonSize;
}

const ConfirmButton = ({ review, size = 'medium' }: ConfirmButtonProps) => (
  <Button
    look="primary"
    size={size}
    disabled={!review.bookable}
    pending={review.step === 'sending'}
    pendingText="Confirming..."
    onClick={() => void review.confirm()}
  >
    Confirm Booking
  </Button>
);
