import type { ReactNode } from 'react';
import { roomTypeLabels } from '#shared/roomTypes.ts';
import { RoomImage } from '#web/features/rooms/components/RoomImage.tsx';
import { formatMeasure } from '#web/lib/format.ts';
import { roomPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { BookForm } from './useBookForm.ts';
import styles from './BookPage.module.css';

interface Props {
  booking: BookForm;
}

/**
 * The chosen room, in short; one that was given also says what the fields would, and gives way to them. While it is
 * fetched its place is kept, so that nothing below shifts.
 */
export function SummaryHead({ booking }: Props) {
  const { said, room, isOnItsWay, isGiven, change } = booking;
  if (room) {
    // By its key it takes the place of what stood there: as the same element, longer words would move in it.
    return (
      <Head
        key={room.id}
        picture={
          <RoomImage src={room.image} widths={room.pictures[0]?.widths} sizes="6rem" alt="" eager />
        }
      >
        <h2>
          <Link to={roomPath(room.id, said)}>{room.name}</Link>
        </h2>
        <p className={styles.place}>{room.location}</p>
        {isGiven && (
          <>
            <p>
              {roomTypeLabels[room.roomType]} · Holds {formatMeasure(room.capacity, room.unit)}
            </p>
            <Button look="ghost" onClick={change}>
              Change
            </Button>
          </>
        )}
      </Head>
    );
  }
  return (
    <Head picture={isOnItsWay ? <Skeleton /> : <Icon name="snow" />}>
      <h2>Your booking</h2>
      <p className="muted">{isOnItsWay ? 'Loading...' : 'Choose a room and your days.'}</p>
    </Head>
  );
}

const Head = ({ picture, children }: { picture: ReactNode; children: ReactNode }) => (
  <div className={styles.room}>
    <div className={styles.picture}>{picture}</div>
    <div className={styles.words}>{children}</div>
  </div>
);
