import { useState } from 'react';
import { useMay } from '#web/features/auth/useMay.ts';
import { AdminDialogs } from '#web/features/bookings/admin/AdminDialogs.tsx';
import { useFindBooking } from '#web/features/bookings/admin/useFindBooking.ts';
import type { Wanted } from '#web/features/bookings/change/changeView.ts';
import type { OpenAction } from '#web/features/bookings/components/useBookingActions.ts';
import type { ToClose } from '#web/features/timeline/components/CloseRoomDialog.tsx';
import {
  ClosureDialog,
  type OpenClosure,
} from '#web/features/timeline/components/ClosureDialog.tsx';
import { FreeDayDialog, type FreeDay } from '#web/features/timeline/components/FreeDayDialog.tsx';
import { Timeline } from '#web/features/timeline/components/Timeline.tsx';
import { TimelineBar } from '#web/features/timeline/components/TimelineBar.tsx';
import type { useTimeline } from '#web/features/timeline/useTimeline.ts';
import { closureWords, stayOfBar } from '#web/features/timeline/words.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Section } from '#web/ui/Section.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import styles from './TimelineSection.module.css';

interface Props {
  timeline: ReturnType<typeof useTimeline>;
  /** Opens the form that closes a room. */
  close: (toClose: ToClose) => void;
  /** Refetches what the page shows, after something was done. */
  look: () => void;
}

/** The timeline, with the dialogs that its bars and free days open. */
export function TimelineSection({ timeline, close, look }: Props) {
  const findBooking = useFindBooking();
  const mayClose = useMay('closures.create');
  const [opened, setOpened] = useState<Omit<OpenAction, 'action'>>();
  const [free, setFree] = useState<FreeDay>();
  const [closure, setClosure] = useState<OpenClosure>();
  const openBooking = async (id: string, wanted?: Wanted) => {
    const booking = await findBooking(id);
    if (booking) setOpened({ booking, ...(wanted && { wanted }) });
  };
  const { shown } = timeline;
  if (shown?.rooms.length === 0 && timeline.isWhole) return <NoRooms />;
  return (
    <Section
      title="Timeline"
      aside={
        <TimelineBar {...timeline}>
          {mayClose && shown && (
            <Button look="ghost" size="small" onClick={() => close({})}>
              <span>
                Close a room <span className={styles.days}>for days</span>
              </span>
            </Button>
          )}
        </TimelineBar>
      }
    >
      <div tabIndex={-1} className={styles.region}>
        <Timeline
          {...timeline}
          onFree={(room, day) => setFree({ room, day })}
          onDrop={(id, wanted) => void openBooking(id, wanted)}
          onBar={(bar, room, from) => {
            if (bar.kind === 'stay') void openBooking(bar.id);
            else {
              const why = closureWords(bar.closure);
              setClosure({ id: bar.id, room: room.name, why, ...stayOfBar(bar.whole, from) });
            }
          }}
        />
      </div>
      <AdminDialogs
        open={opened && { action: 'details', ...opened }}
        close={() => setOpened(undefined)}
        onDone={look}
      />
      <FreeDayDialog
        free={free}
        onClose={() => setFree(undefined)}
        onCloseRoom={({ room, day }) => {
          setFree(undefined);
          close({ room, day });
        }}
      />
      <ClosureDialog closure={closure} onClose={() => setClosure(undefined)} onDone={look} />
    </Section>
  );
}

/** A house that has no rooms has no days either: its admin is led to add the first room. */
function NoRooms() {
  const mayAdd = useMay('rooms.create');
  return (
    <Section title="Timeline">
      <EmptyState title="There are no rooms yet to show.">
        {mayAdd && (
          <ButtonLink to={paths.adminNewRoom.path} look="primary">
            <Icon name="plus" /> Add a room
          </ButtonLink>
        )}
      </EmptyState>
    </Section>
  );
}
