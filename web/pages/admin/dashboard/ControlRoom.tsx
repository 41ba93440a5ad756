import { useState } from 'react';
import {
  CloseRoomDialog,
  type ToClose,
} from '#web/features/timeline/components/CloseRoomDialog.tsx';
import type { useTimeline } from '#web/features/timeline/useTimeline.ts';
import { TimelineSection } from './TimelineSection.tsx';
import { DaySection } from './day/DaySection.tsx';
import type { useDay } from './day/useDay.ts';

interface Props {
  day: ReturnType<typeof useDay>;
  timeline: ReturnType<typeof useTimeline>;
  /** Refetches both, after something was done. */
  look: () => void;
}

/** What the staff work with: the day, and below it who has which room on which days. */
export function ControlRoom({ day, timeline, look }: Props) {
  const [toClose, setToClose] = useState<ToClose>();
  return (
    <>
      <DaySection {...day} acted={look} onClose={(room) => setToClose({ room })} />
      <TimelineSection timeline={timeline} close={setToClose} look={look} />
      <CloseRoomDialog toClose={toClose} onClose={() => setToClose(undefined)} onDone={look} />
    </>
  );
}
