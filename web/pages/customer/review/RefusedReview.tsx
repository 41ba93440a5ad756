import { useNavigate } from 'react-router-dom';
import type { Room } from '#shared/room.ts';
import { OwnBookingNote } from '#web/features/myBookings/components/OwnBookingNote.tsx';
import { useTakenDays } from '#web/features/rooms/api/useRoom.ts';
import { OtherWays } from '#web/features/rooms/components/OtherWays.tsx';
import { reviewPath } from '#web/lib/paths.ts';
import type { Choice } from './choice.ts';

interface Props {
  room: Room;
  choice: Choice;
  /** Whether its days are the reason, and not the room or what it holds. */
  isTaken: boolean;
}

/** The ways on from a review that cannot be booked. */
export function RefusedReview({ room, choice, isTaken }: Props) {
  const navigate = useNavigate();
  const { taken } = useTakenDays(isTaken ? room.id : '');
  return (
    <>
      {isTaken && <OwnBookingNote coldRoomId={room.id} stay={choice} />}
      <OtherWays
        room={room}
        stay={{ startDate: choice.startDate, endDate: choice.endDate }}
        taken={taken}
        wish={choice}
        onChoose={(stay) => void navigate(reviewPath(room.id, stay, choice))}
      />
    </>
  );
}
