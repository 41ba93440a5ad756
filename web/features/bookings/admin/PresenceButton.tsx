import { useState } from 'react';
import type { Booking } from '#shared/booking.ts';
import { mayCheckIn, presenceOf } from '#shared/presence.ts';
import { serverToday } from '#web/lib/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { usePresence } from './usePresence.ts';
import styles from './PresenceButton.module.css';

interface Props {
  booking: Booking;
  /** Called after each try. */
  onDone: () => void;
  /** Called after it was taken back, maybe when something else is open. */
  onUndone: () => void;
}

/** Checks a booking's customer in, or out; nothing is shown on other days, or after the check-out. */
export function PresenceButton({ booking, onDone, onUndone }: Props) {
  const [pending, setPending] = useState(false);
  const setPresence = usePresence(onDone, onUndone);
  const today = serverToday();
  const isIn = presenceOf(booking) === 'in';
  if (!isIn && !mayCheckIn(booking, today)) return null;
  const label = isIn ? 'Check out' : 'Check in';
  const press = async () => {
    setPending(true);
    await setPresence(booking, isIn ? 'out' : 'in');
    setPending(false);
  };
  return (
    // Two elements: a second press of one must not be a press of the other.
    <Button
      key={label}
      look="tonal"
      size="small"
      className={styles.presence}
      aria-label={`${label}, ${booking.coldRoomName} for ${booking.customerName}`}
      pending={pending}
      pendingText="Saving..."
      onClick={() => void press()}
    >
      {label}
    </Button>
  );
}
