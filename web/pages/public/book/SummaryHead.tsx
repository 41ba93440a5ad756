import type { ReactNode } from 'react';
import { roomTypeLabels } from '#shared/roomTypes.ts';
import { RoomImage } from '#web/features/rooms/components/RoomImage.tsx';
import { formatMeasure } from '#web/lib/format.ts';
import { roomPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { BookForm } from './useBookForm.ts';
import styles from './BookPage.module.css';

interface Props {
  booking: BookForm;
  /** Whether it says the type of the room and what it holds, where it stands in place of the fields that do. */
  facts?: boolean;
}

/** The chosen room, in short. While it is fetched its place is kept, so that nothing below shifts. */
export function SummaryHead({ booking, facts }: Props) {
  const { said, room, isOnItsWay } = booking;
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
        <p className={styles.place}>
          <Icon name="pin" /> {room.location}
        </p>
        {facts && (
          <p>
            {roomTypeLabels[room.roomType]} · Holds {formatMeasure(room.capacity, room.unit)}
          </p>
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
