import { useParams } from 'react-router-dom';
import { BookingSkeletons } from '#web/features/bookings/components/BookingList.tsx';
import { JournalLink } from '#web/pages/admin/journal/JournalLink.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { RoomForm } from './RoomForm.tsx';
import { useRoomToEdit } from './useRoomToEdit.ts';

/** Adds a room, or edits the one that the address names. */
export default function RoomFormPage() {
  const { id } = useParams();
  return id === undefined ? <NewRoom /> : <EditRoom key={id} id={id} />;
}

const NewRoom = () => (
  <>
    <PageHead title="Add a cold room" text="It can be booked as soon as it is created." />
    <RoomForm key="new" />
  </>
);

function EditRoom({ id }: { id: string }) {
  const { known, error, retry } = useRoomToEdit(id);
  return (
    <>
      <PageHead
        title={known ? known.room.name : 'Edit a cold room'}
        {...(known && { text: 'Edit a cold room' })}
      >
        {known && <JournalLink thing={id} />}
      </PageHead>
      {known && <RoomForm known={known} />}
      {!known && error && <ErrorState message={error} onRetry={retry} />}
      {!known && !error && <BookingSkeletons />}
    </>
  );
}
