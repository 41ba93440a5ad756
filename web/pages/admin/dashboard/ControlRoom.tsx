import { useState } from 'react';
import {
  CloseRoomDialog,
  type ToClose,
} from '#web/features/timeline/components/CloseRoomDialog.tsx';
import { useTimeline } from '#web/features/timeline/useTimeline.ts';
import { TimelineSection } from './TimelineSection.tsx';
import { DaySection } from './day/DaySection.tsx';
import { useDay } from './day/useDay.ts';

/** What an admin works with: the day, and below it who has which room on which days. */
export function ControlRoom() {
  const day = useDay();
  const timeline = useTimeline();
  const [toClose, setToClose] = useState<ToClose>();
  const look = (): undefined => {
    day.look();
    timeline.look();
  };
  return (
    <>
      <DaySection {...day} look={look} onClose={(room) => setToClose({ room })} />
      <TimelineSection timeline={timeline} close={setToClose} look={look} />
      <CloseRoomDialog toClose={toClose} onClose={() => setToClose(undefined)} onDone={look} />
    </>
  );
}
