import { useState } from 'react';
import type { Booking } from '#shared/booking.ts';
import { formatStay } from '#web/lib/format.ts';
import { roomPath } from '#web/lib/paths.ts';
import { share, whatsAppShare, type Shared, type ShareResult } from '#web/lib/share.ts';
import { AwayLink } from '#web/ui/AwayLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './ShareButtons.module.css';

/** A booking as it is told to others: where and when, and the page of its room, which everybody may open. */
const sharedOf = (
  { number, coldRoomId, coldRoomName, coldRoomLocation, startDate, endDate }: Booking,
  site: string,
): Shared => ({
  title: `Cold room: ${coldRoomName}`,
  text: [
    `Cold room: ${coldRoomName}, ${coldRoomLocation}`,
    formatStay(startDate, endDate),
    ...(number === undefined ? [] : [`Booking number: ${number}`]),
  ].join('\n'),
  url: `${site}${roomPath(coldRoomId)}`,
});

const told: Record<NonNullable<ShareResult>, string> = {
  copied: 'Copied. You can paste it into any message.',
  failed: 'This browser could not share it.',
};

interface Props {
  booking: Booking;
  /** Whether it is printed from here, too. @default true */
  prints?: boolean;
}

/** Ways to pass a booking on: to somebody else, or on paper. */
export function ShareButtons({ booking, prints = true }: Props) {
  const [result, setResult] = useState<ShareResult>();
  const shared = sharedOf(booking, location.origin);
  return (
    <div className={styles.ways}>
      <Button
        look="ghost"
        size="small"
        onClick={() => void share(shared).then(setResult, () => undefined)}
      >
        Share
      </Button>
      <AwayLink look="ghost" size="small" href={whatsAppShare(shared)}>
        WhatsApp
      </AwayLink>
      {prints && (
        <Button look="ghost" size="small" onClick={() => window.print()}>
          Print
        </Button>
      )}
      <p role="status" className={styles.told}>
        {result && told[result]}
      </p>
    </div>
  );
}
