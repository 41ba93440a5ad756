import { useRooms } from '#web/features/rooms/api/useRooms.ts';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { HomeRoomCard } from './HomeRoomCard.tsx';
import { RoomSkeletons } from './RoomSkeletons.tsx';
import styles from './LatestRooms.module.css';

/** The three rooms that were added last, the newest first. */
export function LatestRooms() {
  const { rooms, waiting, error, retry } = useRooms();
  if (error && rooms.length === 0)
    return <ErrorState message={`Error: ${error}`} onRetry={retry} />;
  if (waiting) {
    return (
      <>
        <p role="status" className={styles.wait}>
          Loading...
        </p>
        <RoomSkeletons count={3} withFeatures className={styles.rooms} />
      </>
    );
  }
  if (rooms.length === 0) return <EmptyState title="Our first rooms open soon." />;
  return (
    <div className={styles.rooms}>
      {rooms
        .slice(-3)
        .reverse()
        .map((room) => (
          <HomeRoomCard key={room.id} room={room} />
        ))}
    </div>
  );
}
