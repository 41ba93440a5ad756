import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { ownMessages } from '#shared/messages.ts';
import { useTitle } from '#web/features/notifications/components/PageMeta.tsx';
import { Reviews } from '#web/features/ratings/components/Reviews.tsx';
import { useRoom, useTakenDays } from '#web/features/rooms/api/useRoom.ts';
import { RoomGallery } from '#web/features/rooms/components/RoomGallery.tsx';
import { roomWords } from '#web/features/rooms/roomWords.ts';
import { warmCalls } from '#web/lib/api/client.ts';
import { searchPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { BookingBox } from './BookingBox.tsx';
import { FreeDays } from './FreeDays.tsx';
import { RoomFacts, RoomHead } from './RoomFacts.tsx';
import { RoomPageSkeleton } from './RoomPageSkeleton.tsx';
import { RoomPlace, RoomsNearby } from './RoomPlace.tsx';
import { RoomProblem } from './RoomProblem.tsx';
import { StayBar } from './StayBar.tsx';
import { leadTo } from './leadTo.ts';
import { nextStep } from './nextStep.ts';
import { useStayInAddress } from './useStayInAddress.ts';
import styles from './RoomPage.module.css';

// The page asks for rooms and days as soon as it stands.
warmCalls();

/** One room: all that is known of it, its free days, and the way to book it. */
export default function RoomPage() {
  const { id = '' } = useParams();
  const { room, error, isMissing, retry } = useRoom(id);
  const { wish, stay, leftOut, choose } = useStayInAddress();
  const taken = useTakenDays(id);
  const head = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const calendar = useRef<HTMLElement>(null);
  // A room that is known stays, where fetching it anew fails; one that is gone does not.
  const problem = isMissing ? (error ?? ownMessages.roomNotFound) : room ? undefined : error;
  const step = room && nextStep(room, wish, stay, taken.taken);
  useTitle(room?.name, room && roomWords(room));
  return (
    <div className={`container ${styles.page ?? ''}`}>
      <Link to={searchPath(wish)} className={styles.back}>
        <Icon name="arrow" /> All rooms
      </Link>
      {problem ? (
        <>
          <h1 className="visually-hidden">Cold room</h1>
          <RoomProblem reason={problem} isMissing={isMissing} onRetry={retry} />
        </>
      ) : step ? (
        <div className={styles.columns} data-closed={step.room.status !== 'available' || undefined}>
          <div className={styles.main}>
            <RoomHead step={step} offer={head} onChoose={() => leadTo(calendar.current)} />
            <div className={styles.pictures}>
              <RoomGallery key={step.room.id} room={step.room} />
            </div>
            <RoomFacts step={step} />
            <FreeDays ref={calendar} step={step} calendar={taken} stay={stay} onChange={choose} />
          </div>
          <BookingBox {...step} {...{ stay, leftOut, button, calendar }} onChoose={choose} />
          <RoomPlace room={step.room} />
          {step.room.rating && (
            <div className={styles.reviews}>
              <Reviews roomId={step.room.id} rating={step.room.rating} />
            </div>
          )}
          <RoomsNearby room={step.room} />
        </div>
      ) : (
        <RoomPageSkeleton />
      )}
      {step && !problem && (
        <StayBar
          key={step.room.status}
          {...step}
          head={head}
          button={button}
          calendar={calendar}
          onChoose={choose}
        />
      )}
    </div>
  );
}
