import { hourlyShare } from '#shared/price.ts';
import type { Room } from '#shared/room.ts';
import { roomTypeLabels } from '#shared/roomTypes.ts';
import { temperatureWords } from '#web/features/rooms/temperatureWords.ts';
import { formatMeasure, formatNumber } from '#web/lib/format.ts';
import { bookingFormPath, roomPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { cx } from '#web/ui/cx.ts';
import { RatingLine } from './RatingLine.tsx';
import { RoomImage } from './RoomImage.tsx';
import { RoomStatusBadge } from './RoomStatusBadge.tsx';
import styles from './RoomCard.module.css';

/** A room on the marketing pages: with its features, its size, and its price by day and hour. */
export const HomeRoomCard = ({ room }: { room: Room }) => (
  <article className={styles.card}>
    <div className={styles.picture}>
      <RoomImage src={room.image} widths={room.pictures[0]?.widths?.slice(0, 1)} alt="" />
      <div className={styles.badges}>
        <Badge tone="picture">{roomTypeLabels[room.roomType]}</Badge>
        {room.status === 'unavailable' && <RoomStatusBadge status={room.status} />}
      </div>
    </div>
    <div className={styles.body}>
      <h3 className={styles.name}>
        <Link to={roomPath(room.id)} carries>
          {room.name}
        </Link>
      </h3>
      <div className={styles.words}>
        <p>{room.location}</p>
        <ul className={styles.facts}>
          <li>{temperatureWords(room.temperatureRange)}</li>
          <li>{formatMeasure(room.capacity, room.unit)}</li>
          <li>{formatMeasure(room.size, 'ft²')}</li>
        </ul>
        {room.rating && <RatingLine rating={room.rating} />}
        <ul className={styles.features}>
          {room.feature.slice(0, 3).map((item) => (
            <li key={item}>
              <Icon name="check" /> {item}
            </li>
          ))}
        </ul>
        {room.status === 'unavailable' && (
          <ButtonLink to={roomPath(room.id)} carries look="ghost" className={styles.details}>
            See ColdRoom Details
          </ButtonLink>
        )}
      </div>
      <div className={styles.offer}>
        <p className={styles.price}>
          <strong className="whole">Rwf{formatNumber(room.price)}</strong> per day
          <span className={cx('whole', styles.hourly)}>
            Rwf{formatNumber(hourlyShare(room.price))} per hour
          </span>
        </p>
        {room.status === 'available' && (
          <ButtonLink
            to={bookingFormPath({ coldRoomId: room.id })}
            carries
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
