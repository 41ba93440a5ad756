import { messages } from '#shared/messages.ts';
import type { Stay } from '#shared/stay.ts';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useTitle } from '#web/app/layout/PageMeta.tsx';
import { paths } from '#web/app/paths.ts';
import { Icon } from '#web/components/Icon.tsx';
import { RoomImage } from '#web/components/RoomImage.tsx';
import { ErrorState } from '#web/components/states.tsx';
import { Reviews } from '#web/features/ratings/Reviews.tsx';
import { BookingBox } from './BookingBox.tsx';
import { FreeDays } from './FreeDays.tsx';
import { RoomFacts } from './RoomFacts.tsx';
import styles from './RoomPage.module.css';
import { RoomPageSkeleton } from './RoomPageSkeleton.tsx';
import { useRoom } from './useRoom.ts';

/** One room: all that is known of it, its free days, and the way to book it. */
export default function RoomPage() {
  const { id = '' } = useParams();
  const { room, error, retry } = useRoom(id);
  const [stay, setStay] = useState<Partial<Stay>>({});
  useTitle(room?.name);
  return (
    <div className={`container ${styles.page ?? ''}`}>
      <Link to={paths.search.path} className={styles.back}>
        <Icon name="arrow" /> All rooms
      </Link>
      {error ? (
        <>
          <h1 className="visually-hidden">Cold room</h1>
          <ErrorState message={messages.roomDetailsError} onRetry={retry} />
          <p className={styles.reason}>{error}</p>
        </>
      ) : room ? (
        <div className={styles.columns}>
          <div className={styles.main}>
            <RoomImage src={room.image} alt="" className={styles.picture} eager />
            <RoomFacts room={room} />
            <FreeDays roomId={room.id} stay={stay} onChange={setStay} />
            {room.rating && <Reviews roomId={room.id} rating={room.rating} />}
          </div>
          <BookingBox room={room} stay={stay} />
        </div>
      ) : (
        <RoomPageSkeleton />
      )}
    </div>
  );
}
