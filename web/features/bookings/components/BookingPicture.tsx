import type { Booking } from '#shared/booking.ts';
import { RoomImage } from '#web/features/rooms/index.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './BookingPicture.module.css';

interface Props {
  /** Undefined of one that is not known. */
  booking: Booking | undefined;
  /** Gives it its size. */
  className: string | undefined;
}

/**
 * The picture of a booking's room, in the smallest width that there is. The name stands beside it, so it has no words.
 * A room that has none, or is deleted, shows the sign of its type.
 */
export function BookingPicture({ booking, className }: Props) {
  const { image, imageWidths, roomType } = booking ?? {};
  if (image === undefined) {
    return (
      <div className={cx(styles.picture, styles.none, className)}>
        <Icon name={roomType === 'Ware House' ? 'boxes' : 'snow'} />
      </div>
    );
  }
  return (
    <div className={cx(styles.picture, className)}>
      <RoomImage
        src={image}
        widths={imageWidths?.slice(0, 1)}
        sizes="10.5rem"
        alt=""
        className={styles.image}
      />
    </div>
  );
}
