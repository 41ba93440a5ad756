import type { Room } from '#shared/room.ts';
import { roomTypeLabels } from '#shared/roomTypes.ts';
import { RoomImage } from '#web/features/rooms/components/RoomImage.tsx';
import { roomPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import type { Wish } from '#web/lib/wish.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { BookForm } from './useBookForm.ts';
import styles from './BookPage.module.css';

/** The chosen room. While it is fetched its place is kept, so that nothing below shifts. */
export function SummaryHead({ booking }: { booking: BookForm }) {
  const { draft, said, room, roomError } = booking;
  if (room) return <ChosenRoom room={room} said={said} />;
  if (draft.coldRoomId && !roomError) return <RoomOnItsWay />;
  return (
    <>
      <div className={`${styles.picture ?? ''} ${styles.noPicture ?? ''}`}>
        <Icon name="snow" />
      </div>
      <div className={styles.room}>
        <h2>Your booking</h2>
        <p className="muted">Choose a storage and your days: the price appears here.</p>
      </div>
    </>
  );
}

const ChosenRoom = ({ room, said }: { room: Room; said: Wish }) => (
  <>
    <div className={styles.picture}>
      <RoomImage key={room.id} src={room.image} widths={room.pictures[0]?.widths} alt="" eager />
    </div>
    <div className={styles.room}>
      <Badge tone="info">{roomTypeLabels[room.roomType]}</Badge>
      <h2>
        <Link to={roomPath(room.id, said)}>{room.name}</Link>
      </h2>
      <p className={styles.place}>
        <Icon name="pin" /> {room.location}
      </p>
    </div>
  </>
);

const RoomOnItsWay = () => (
  <>
    <div className={styles.picture}>
      <Skeleton className={styles.ghostPicture} />
    </div>
    <div className={styles.room}>
      <Skeleton className={styles.ghostBadge} />
      <h2>Your booking</h2>
      <p className={styles.place}>Loading...</p>
    </div>
  </>
);
