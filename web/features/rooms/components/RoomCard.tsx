import { countDays } from '#shared/days.ts';
import { totalPrice } from '#shared/price.ts';
import { roomTypeLabels } from '#shared/roomTypes.ts';
import type { RoomCard as ShownRoom } from '#shared/search/card.ts';
import { stayProblem, type Stay } from '#shared/stay.ts';
import { areOtherDays } from '#web/features/rooms/areOtherDays.ts';
import { distanceWords } from '#web/features/rooms/distanceWords.ts';
import { temperatureWords } from '#web/features/rooms/temperatureWords.ts';
import { unknownWords } from '#web/features/rooms/unknownWords.ts';
import { formatNumber, formatRwf, formatShortDays, plural } from '#web/lib/format.ts';
import { useWish } from '#web/lib/hooks/useWish.ts';
import { bookingFormPath, roomPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { serverToday } from '#web/lib/session.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { cx } from '#web/ui/cx.ts';
import { Capacity } from './Capacity.tsx';
import { RatingLine } from './RatingLine.tsx';
import { RoomImage } from './RoomImage.tsx';
import { RoomStatusBadge } from './RoomStatusBadge.tsx';
import styles from './RoomCard.module.css';

interface Props {
  room: ShownRoom & { distanceKm?: number | undefined };
  /** Days on which it is free, where a search found nothing: those looked for, or other ones. */
  free?: Stay | undefined;
  /** From where its distance is measured, in words. @default - its distance is not said */
  from?: string | undefined;
  /** Whether it may be taken on the days that are looked for: what they cost is not said then. @default false */
  areDaysOpen?: boolean;
  eager?: boolean;
  /** Whether its picture is the first thing to see of its page. */
  first?: boolean;
}

/** Whether days are looked for that can be booked: then only rooms are found that are free on them. */
const hasDays = ({ startDate, endDate }: Stay): boolean =>
  startDate !== '' && endDate !== '' && !stayProblem({ startDate, endDate }, serverToday());

/** What the days that are looked for cost, the first and the last included: `290,000 Rwf for 5 days`. */
const Total = ({ stay: { startDate, endDate }, price }: { stay: Stay; price: number }) => (
  <p className={styles.total}>
    <strong>{formatRwf(totalPrice(startDate, endDate, price))}</strong> for{' '}
    <span className="whole">{plural(countDays(startDate, endDate), 'day')}</span>
  </p>
);

/** On which days it is free, where a search found nothing: on those looked for, as it is elsewhere, or on others. */
const FreeDays = ({ free, asOthers }: { free: Stay; asOthers: boolean }) => (
  <p className={cx(styles.free, asOthers && styles.other)}>
    <Icon name="calendar" />
    <span>
      {asOthers && 'Other days: '}
      <strong>
        {asOthers ? 'free' : 'Free'} {formatShortDays(free.startDate, free.endDate)}
      </strong>
    </span>
  </p>
);

/** A room in the list of the search page. Its links carry on what is looked for. */
export function RoomCard({ room, free, from, areDaysOpen = false, eager, first }: Props) {
  const asked = useWish();
  const wish = { ...asked, ...free };
  const open = room.status === 'available';
  const chosen = !areDaysOpen && hasDays(wish);
  const unknown = unknownWords(room, wish);
  return (
    <article className={cx(styles.card, styles.along)}>
      <div className={styles.picture}>
        <RoomImage
          src={room.image}
          widths={room.imageWidths?.slice(0, 1)}
          alt=""
          {...(eager && { eager })}
          {...(first && { first })}
        />
        <div className={styles.badges}>
          <Badge tone="picture">{roomTypeLabels[room.roomType]}</Badge>
          {!open && <RoomStatusBadge status={room.status} />}
        </div>
      </div>
      <div className={styles.body}>
        <h2 className={styles.name}>
          <Link to={roomPath(room.id, wish)}>{room.name}</Link>
        </h2>
        <div className={styles.words}>
          <div className={styles.place}>
            <p>
              {room.location}
              {from !== undefined && room.distanceKm !== undefined && (
                <span className={styles.distance}>{distanceWords(room.distanceKm, from)}</span>
              )}
            </p>
            {room.rating && <RatingLine rating={room.rating} />}
          </div>
          <ul className={styles.facts}>
            <li>{temperatureWords(room.temperatureRange)}</li>
            <li>
              <Capacity room={room} days={chosen ? 'free' : undefined} />
            </li>
          </ul>
          {unknown && <p>{unknown}</p>}
          {free && <FreeDays free={free} asOthers={areOtherDays(free, asked)} />}
        </div>
        <div className={styles.cost}>
          {chosen && <Total stay={wish} price={room.price} />}
          <p className={styles.price}>
            <strong className="whole">{formatNumber(room.price)}</strong> Rwf / Day
          </p>
        </div>
        <div className={styles.offer}>
          <ButtonLink to={roomPath(room.id, wish)} look="ghost" className={styles.details}>
            See ColdRoom Details
          </ButtonLink>
          {open && (
            <ButtonLink
              to={bookingFormPath({ ...wish, coldRoomId: room.id })}
              state={{ coldRoomId: room.id }}
              look="warm"
              className={styles.book}
            >
              Book Now
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  );
}
