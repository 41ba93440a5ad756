import { useId } from 'react';
import type { Booking } from '#shared/booking.ts';
import { limits } from '#shared/limits.ts';
import { useEarlierRating } from '#web/features/ratings/useEarlierRating.ts';
import { useRating, type RatingDraft } from '#web/features/ratings/useRating.ts';
import { formatStay } from '#web/lib/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { TextArea } from '#web/ui/inputs.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { StarChoice } from './StarChoice.tsx';
import styles from './RateDialog.module.css';

/** What the button says that opens the rating of a booking. */
export const rateText = ({ stars }: Booking): string =>
  stars === undefined ? 'Rate this room' : 'Change your rating';

interface Props {
  /** The completed booking whose room is rated; none while the dialog is closed. */
  booking: Booking | undefined;
  onClose: () => void;
}

/** Stars and a sentence for the room of a booking that is over, or a change of them. */
export const RateDialog = ({ booking, onClose }: Props) => (
  <Dialog open={booking !== undefined} title={booking ? rateText(booking) : ''} onClose={onClose}>
    {booking && <Rate booking={booking} onClose={onClose} />}
  </Dialog>
);

type Open = Props & { booking: Booking };

function Rate({ booking, onClose }: Open) {
  const { earlier, error, retry } = useEarlierRating(booking);
  if (error) return <ErrorState message={error} onRetry={retry} />;
  if (!earlier) return <p role="status">Loading...</p>;
  return <RateForm booking={booking} earlier={earlier} onClose={onClose} />;
}

function RateForm({ booking, earlier, onClose }: Open & { earlier: RatingDraft }) {
  const { draft, change, problem, pending, firstStar, send } = useRating(booking, earlier, onClose);
  const about = useId();
  return (
    <form
      className={styles.form}
      noValidate
      aria-describedby={about}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p id={about}>
        <strong>{booking.coldRoomName}</strong>, {formatStay(booking.startDate, booking.endDate)}.
        Everybody can read your rating, with your first name.
      </p>
      <StarChoice
        value={draft.stars}
        firstStar={firstStar}
        onChange={(stars) => change({ stars })}
      />
      <TextArea
        label="In a sentence"
        optional
        rows={3}
        maxLength={limits.commentCharacters}
        placeholder="What should others know about this room?"
        value={draft.comment}
        onChange={({ target }) => change({ comment: target.value })}
      />
      <FormProblem text={problem} />
      <div className={styles.actions}>
        <Button look="outline" disabled={pending} onClick={onClose}>
          Close
        </Button>
        <Button look="primary" type="submit" pending={pending} pendingText="Saving...">
          Save rating
        </Button>
      </div>
    </form>
  );
}
