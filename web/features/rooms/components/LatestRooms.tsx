import { useNewestRooms } from '#web/features/rooms/api/useNewestRooms.ts';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { HomeRoomCard } from './HomeRoomCard.tsx';
import { RoomSkeletons } from './RoomSkeletons.tsx';
import styles from './LatestRooms.module.css';

const SHOWN = 3;

/** The three rooms that were added last, the newest first. */
export function LatestRooms() {
  const { data: rooms, error, retry } = useNewestRooms(SHOWN);
  if (error) return <ErrorState message={`Error: ${error}`} onRetry={retry} />;
  if (!rooms) {
    return (
      <>
        <p role="status" className={styles.wait}>
          Loading...
        </p>
        <RoomSkeletons count={SHOWN} withFeatures className={styles.rooms} />
      </>
    );
  }
  if (rooms.length === 0) return <EmptyState title="Our first rooms open soon." />;
  return (
    <div className={styles.rooms}>
      {rooms.map((room) => (
        <HomeRoomCard key={room.id} room={room} />
      ))}
    </div>
  );
}
