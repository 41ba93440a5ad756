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
import { countOf, type DayBookingList } from './dayLists.ts';
import { useShownList } from './useDay.ts';
import styles from './Day.module.css';

type ShownList = [list: DayBookingList, label: string, none: string];

/** Who is late in leaving comes first, because the room may be another's today. */
const bookingLists: ShownList[] = [
  ['late', 'Not checked out', 'Nobody is late to check out.'],
  ['arriving', 'Arriving', 'No arrivals.'],
  ['leaving', 'Leaving', 'No departures.'],
  ['inHouse', 'In use', 'No room is in use.'],
  ['asked', 'Change requests', 'Nobody asks for other days.'],
];

/** The lists that are there while somebody is in them, or they are looked at. */
const passing: readonly DayListName[] = ['late', 'asked', 'claims'];

interface Props {
  /** Today, with the beginnings of its lists. */
  day: DayAtWork;
  /** How often the reader had acted when it was asked for. */
  acts: number;
  /** Refetches the day. */
  look: () => void;
  /** The same, after the reader has done something. */
  acted: () => void;
  onClose: (room: DayAtWork['free'][number]) => void;
}

/** What can be done in the day: the button that was pressed goes, and would take the focus with it. */
function useActing(acted: () => void) {
  const region = useRef<HTMLDivElement>(null);
  const answer = useAnswer();
  const offerUndo = useUndo(acted);
  const done = () => {
    acted();
    region.current?.focus({ preventScroll: true });
  };
  const approve = async (booking: Booking) => {
    const failure = await answer(booking, 'approved');
    if (failure) notify.failure(failure);
    else offerUndo(booking, 'approved');
    done();
  };
  return { region, done, approve };
}

/** Today's lists, without the requests, which stand above it, with what can be done in place. */
export function Day({ day, acts, look, acted, onClose }: Props) {
  const [shown, setShown] = useState<DayListName>(day.late.length > 0 ? 'late' : 'arriving');
  const list = useShownList(shown, day, acts);
  const { known, lists, gone } = list;
  if (passing.includes(shown) && lists[shown].length === 0) setShown('arriving');
  const isThere = (name: DayListName) =>
    !passing.includes(name) || name === shown || day[name].length > 0;
  const { open, start, close } = useBookingActions();
  const { region, done, approve } = useActing(acted);
  const tabOf = (name: DayListName, label: string, content: ReactNode) => ({
    value: name,
    label,
    count: countOf(known, name),
    urgent: name === 'late',
    content: (
      <>
        {content}
        {name === shown && <ListFoot {...list} name={name} />}
      </>
    ),
  });
  return (
    <div ref={region} tabIndex={-1} className={styles.region}>
      <Tabs
        label="The day"
        scrolls
        value={shown}
        onChange={(value) => setShown(value as DayListName)}
        tabs={[
          ...bookingLists
            .filter(([name]) => isThere(name))
            .map(([name, label, none]) =>
              tabOf(
                name,
                label,
                <DayBookings
                  bookings={lists[name]}
                  gone={gone}
                  goneWord={name === 'asked' ? 'Answered' : 'Changed'}
                  none={none}
                  awaits={name === 'arriving'}
                  start={start}
                  approve={approve}
                  onDone={done}
                  onUndone={acted}
                />,
              ),
            ),
          ...(isThere('claims')
            ? [
                tabOf(
                  'claims',
                  'Payments to confirm',
                  <DayClaims claims={lists.claims} gone={gone} onDone={done} />,
                ),
              ]
            : []),
          tabOf('free', 'Free', <FreeRooms rooms={known.free} day={day.day} onClose={onClose} />),
        ]}
      />
      <AdminDialogs
        open={open}
        onDone={acted}
        close={() => {
          close();
          look();
        }}
      />
    </div>
  );
}
