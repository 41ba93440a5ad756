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
import { FreeRooms } from './FreeRooms.tsx';
import { LongList } from './LongList.tsx';
import { countOf, dayLists, type DayList } from './dayLists.ts';
import styles from './Day.module.css';

type ShownList = [list: DayList, label: string, none: string];

const late: ShownList = ['overdue', 'Overdue', 'Nobody is late.'];
const lists: ShownList[] = [
  ['arriving', 'Arriving', 'No arrivals.'],
  ['leaving', 'Leaving', 'No departures.'],
  ['inHouse', 'In house', 'No room is in use.'],
  ['requests', 'Requests', 'Nobody waits for an answer.'],
];

/** Who is late has a list where somebody is. */
const listsOf = ({ overdue }: DayAtWork): ShownList[] =>
  overdue.length > 0 ? [...lists, late] : lists;

interface Props {
  day: DayAtWork;
  /** Refetches the day, after something was done. */
  look: () => void;
  onClose: (room: DayAtWork['free'][number]) => void;
}

/** Today's lists, with what can be done in place. */
export function Day({ day, look, onClose }: Props) {
  const [shown, setShown] = useState<string>('arriving');
  const { open, start, close } = useBookingActions();
  const region = useRef<HTMLDivElement>(null);
  const answer = useAnswer();
  const offerUndo = useUndo(look);
  const approve = async (booking: Booking) => {
    const problem = await answer(booking, 'approved');
    if (problem) notify.error(problem);
    else offerUndo(booking, 'approved');
    look();
    region.current?.focus();
  };
  const listOf = (list: DayListName, content: (known: DayAtWork) => ReactNode) =>
    day.more.includes(list) ? (
      <LongList list={list} day={day}>
        {content}
      </LongList>
    ) : (
      content(day)
    );
  return (
    <div ref={region} tabIndex={-1} className={styles.region}>
      <Tabs
        label="The day"
        value={shown}
        onChange={setShown}
        tabs={[
          ...listsOf(day).map(([list, label, none]) => ({
            value: list,
            label,
            count: countOf(day, list),
            content: listOf(list, (known) => (
              <DayBookings
                bookings={dayLists(known)[list]}
                none={none}
                start={start}
                approve={approve}
                look={look}
              />
            )),
          })),
          {
            value: 'free',
            label: 'Free',
            count: countOf(day, 'free'),
            content: listOf('free', ({ free }) => <FreeRooms rooms={free} onClose={onClose} />),
          },
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
