import { useState } from 'react';
import { waitingChange } from '#shared/askedChange.ts';
import type { Booking } from '#shared/booking.ts';
import { isLive } from '#shared/transitions.ts';
import { ChangeDialog } from '#web/features/bookings/change/ChangeDialog.tsx';
import type { Wanted } from '#web/features/bookings/change/changeView.ts';
import { DetailsDialog } from '#web/features/bookings/components/DetailsDialog.tsx';
import { serverToday } from '#web/lib/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { mayCallOff } from './AdminActions.tsx';
import { AnswerButtons } from './AnswerButtons.tsx';
import { AskedAnswer } from './AskedAnswer.tsx';
import { PresenceButton } from './PresenceButton.tsx';
import { ReopenButton } from './ReopenButton.tsx';
import { useApprove } from './useApprove.ts';

interface Props {
  booking: Booking | undefined;
  /** Room and days that it is to have, where it is opened to change them. */
  wanted?: Wanted | undefined;
  onClose: () => void;
  /** Called where the booking was changed or reopened. */
  onDone: (() => void) | undefined;
  onReject: (booking: Booking) => void;
  onCancel: (booking: Booking) => void;
}

/** A booking's details, from which the staff answer it, change its days or room, cancel or reopen it. */
export function AdminDetails({ booking, wanted, onClose, onDone, onReject, onCancel }: Props) {
  const today = serverToday();
  const [changing, setChanging] = useState<Booking>();
  // How often the form of another change was left: it may have fetched another room in place of the one asked about.
  const [left, setLeft] = useState(0);
  const leaveChange = () => {
    setChanging(undefined);
    setLeft((count) => count + 1);
  };
  const done = () => {
    setChanging(undefined);
    onClose();
    onDone?.();
  };
  const approve = useApprove({ onDone: onClose, ...(onDone && { onChanged: onDone }) });
  const waiting = booking && waitingChange(booking);
  const mayChange = (one: Booking) => isLive(one.status) && one.endDate >= today;
  return (
    <>
      <DetailsDialog
        booking={wanted ? undefined : booking}
        onClose={onClose}
        payments="admin"
        question={
          booking &&
          waiting && (
            <AskedAnswer
              key={waiting.at}
              booking={booking}
              asked={waiting}
              left={left}
              onDone={done}
            />
          )
        }
        actions={
          booking && (
            <>
              <AnswerButtons booking={booking} approve={approve} onReject={onReject} />
              {mayChange(booking) && (
                <Button look="outline" onClick={() => setChanging(booking)}>
                  Change days or room
                </Button>
              )}
              <PresenceButton booking={booking} onDone={done} onUndone={() => onDone?.()} />
              <ReopenButton key={booking.id} booking={booking} onDone={done} />
              {mayCallOff(booking, today) && (
                <Button look="quietDanger" onClick={() => onCancel(booking)}>
                  Cancel booking
                </Button>
              )}
            </>
          )
        }
      />
      <ChangeDialog
        booking={changing ?? (wanted && booking)}
        wanted={wanted}
        withRoom
        onClose={wanted ? onClose : leaveChange}
        onDone={done}
      />
    </>
  );
}
