import { totalPrice } from '#shared/price.ts';
import type { Room } from '#shared/room.ts';
import type { Stay } from '#shared/stay.ts';
import { OwnBookingNote } from '#web/features/myBookings/components/OwnBookingNote.tsx';
import { useTakenDays } from '#web/features/rooms/api/useRoom.ts';
import { OtherWays } from '#web/features/rooms/components/OtherWays.tsx';
import { formatRwf, formatStay } from '#web/lib/format.ts';
import { bookingFormPath, roomPath } from '#web/lib/paths.ts';
import type { Wish } from '#web/lib/wish.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon, type IconName } from '#web/ui/Icon.tsx';
import type { AvailabilityVerdict } from './useAvailability.ts';
import styles from './AvailabilityPage.module.css';

const signs: Record<AvailabilityVerdict['kind'], IconName> = {
  free: 'check',
  taken: 'calendar',
  failed: 'warning',
};

interface Props {
  verdict: AvailabilityVerdict;
  /** The room that was asked about, once it is known. */
  room: Room | undefined;
  /** What else is looked for, which the next step takes over. */
  wish: Wish;
  /** Asks for other days. */
  onChoose: (stay: Stay) => void;
}

/** What the server says to the question, and where to go from there. */
export function AvailabilityAnswer({ verdict, room, wish, onChoose }: Props) {
  const { kind, message, question } = verdict;
  return (
    <section className={styles.answer} data-kind={kind} aria-label="Answer">
      <span className={styles.sign}>
        <Icon name={signs[kind]} />
      </span>
      <div className={styles.words}>
        <p className={styles.message}>{message}</p>
        {room && kind !== 'failed' && (
          <p>
            {room.name}, {formatStay(question.startDate, question.endDate)}
            {kind === 'free' && `: ${priceInWords(room, verdict)}`}
          </p>
        )}
      </div>
      {kind === 'free' && (
        <ButtonLink to={bookingFormPath({ ...wish, ...question })} look="primary">
          Book these days
        </ButtonLink>
      )}
      {kind === 'taken' && (
        <div className={styles.ways}>
          <OwnBookingNote coldRoomId={question.coldRoomId} stay={question} />
          {room?.status === 'available' && (
            <ButtonLink
              to={roomPath(question.coldRoomId, { ...wish, ...question })}
              look="outline"
              size="small"
            >
              See its free days
            </ButtonLink>
          )}
          {room && <Ways room={room} verdict={verdict} wish={wish} onChoose={onChoose} />}
        </div>
      )}
    </section>
  );
}

interface WaysProps extends Pick<Props, 'verdict' | 'wish' | 'onChoose'> {
  room: Room;
}

function Ways({ room, verdict: { question }, wish, onChoose }: WaysProps) {
  const { taken } = useTakenDays(room.status === 'available' ? room.id : '');
  return <OtherWays room={room} stay={question} taken={taken} wish={wish} onChoose={onChoose} />;
}

const priceInWords = (
  room: Room,
  { question: { startDate, endDate } }: AvailabilityVerdict,
): string => formatRwf(totalPrice(startDate, endDate, room.price));
