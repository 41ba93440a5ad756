import { useId, useState } from 'react';
import type { Booking, BookingChange } from '#shared/booking.ts';
import { messages } from '#shared/messages.ts';
import { fetchBooking } from '#web/features/bookings/api/bookingThunks.ts';
import { History } from '#web/features/bookings/components/History.tsx';
import { explain } from '#web/lib/api/failure.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './BookingHistory.module.css';

type Told = { changes: BookingChange[] } | { problem: string };

/** A booking's history under its card, fetched when it is opened. */
export function BookingHistory({ booking }: { booking: Booking }) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  const [told, setTold] = useState<Told>();

  const load = async () => {
    setTold(undefined);
    const result = await dispatch(fetchBooking({ id: booking.id }));
    if (fetchBooking.fulfilled.match(result)) setTold({ changes: result.payload.history });
    else {
      const { payload } = result;
      setTold({ problem: payload ? explain(payload) : messages.fetchBookingFailed });
    }
  };
  const toggle = () => {
    setOpen(!open);
    if (!open) void load();
  };
  return (
    <div className={styles.block}>
      <Button
        look="outline"
        size="small"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`History, ${booking.coldRoomName}`}
        onClick={toggle}
      >
        <Icon name="list" /> History
      </Button>
      <div id={id} hidden={!open} className={styles.history}>
        {open && !told && <p role="status">Loading...</p>}
        {told && 'problem' in told && <FormProblem text={told.problem} />}
        {told && 'changes' in told && <History changes={told.changes} />}
      </div>
    </div>
  );
}
