import { useRef, useState, type ReactNode } from 'react';
import type { Booking } from '#shared/booking.ts';
import type { DayListName } from '#shared/dayLists.ts';
import type { DayAtWork } from '#shared/timeline.ts';
import { AdminDialogs } from '#web/features/bookings/admin/AdminDialogs.tsx';
import { useAnswer } from '#web/features/bookings/admin/useAnswer.ts';
import { useUndo } from '#web/features/bookings/admin/useTakeBack.ts';
import { useBookingActions } from '#web/features/bookings/components/useBookingActions.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { Tabs } from '#web/ui/Tabs.tsx';
import { DayBookings } from './DayBookings.tsx';
import { DayClaims } from './DayClaims.tsx';
import { FreeRooms } from './FreeRooms.tsx';
import { ListFoot } from './ListFoot.tsx';
import { countOf, dayLists, type DayBookingList } from './dayLists.ts';
import { useShownList } from './useDay.ts';
import styles from './Day.module.css';

type ShownList = [list: DayBookingList, label: string, none: string, meaning?: string];

const late: ShownList = [
  'overdue',
  'Not checked out',
  'Nobody is late.',
  'Their last day is over.',
];
const lists: ShownList[] = [
  ['arriving', 'Arriving', 'No arrivals.'],
  ['leaving', 'Leaving', 'No departures.'],
  ['inHouse', 'In house', 'No room is in use.'],
  ['requests', 'Requests', 'Nobody waits for an answer.'],
];

const changes: ShownList = ['asked', 'Change requests', 'Nobody asks for other days.'];

/** Who is late, and who asks for other days, have lists where there is somebody. */
const listsOf = ({ overdue, asked }: DayAtWork): ShownList[] => [
  ...lists,
  ...(asked.length > 0 ? [changes] : []),
  ...(overdue.length > 0 ? [late] : []),
];

/** The lists that are there while somebody is in them. */
const passing: readonly DayListName[] = ['overdue', 'asked', 'claims'];

interface Props {
  /** Today, with the beginnings of its lists. */
  day: DayAtWork;
  /** Refetches the day, after something was done. */
  look: () => void;
  onClose: (room: DayAtWork['free'][number]) => void;
}

/** Today's lists, with what can be done in place. */
export function Day({ day, look, onClose }: Props) {
  const [chosen, setChosen] = useState<DayListName>('arriving');
  const isGone = passing.includes(chosen) && day[chosen].length === 0;
  const shown = isGone ? 'arriving' : chosen;
  const list = useShownList(shown, day);
  const { known } = list;
  const { open, start, close } = useBookingActions();
  const region = useRef<HTMLDivElement>(null);
  const answer = useAnswer();
  const offerUndo = useUndo(look);
  const approve = async (booking: Booking) => {
    const failure = await answer(booking, 'approved');
    if (failure) notify.failure(failure);
    else offerUndo(booking, 'approved');
    look();
    region.current?.focus();
  };
  const tabOf = (name: DayListName, label: string, content: ReactNode) => ({
    value: name,
    label,
    count: countOf(known, name),
    urgent: name === 'overdue',
    content: (
      <>
        {content}
        {name === shown && <ListFoot {...list} hasMore={known.more.includes(name)} />}
      </>
    ),
  });
  const bookings = dayLists(known);
  return (
    <div ref={region} tabIndex={-1} className={styles.region}>
      <Tabs
        label="The day"
        scrolls
        value={shown}
        onChange={(value) => setChosen(value as DayListName)}
        tabs={[
          ...listsOf(day).map(([name, label, none, meaning]) =>
            tabOf(
              name,
              label,
              <DayBookings
                bookings={bookings[name]}
                none={none}
                meaning={meaning}
                awaits={name === 'arriving'}
                start={start}
                approve={approve}
                look={look}
              />,
            ),
          ),
          ...(day.claims.length > 0
            ? [
                tabOf(
                  'claims',
                  'Payments to confirm',
                  <DayClaims claims={known.claims} look={look} />,
                ),
              ]
            : []),
          tabOf('free', 'Free', <FreeRooms rooms={known.free} day={day.day} onClose={onClose} />),
        ]}
      />
      <AdminDialogs
        open={open}
        onDone={look}
        close={() => {
          close();
          look();
        }}
      />
    </div>
  );
}
