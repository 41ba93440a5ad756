import type { CSSProperties } from 'react';
import { presenceOf } from '#shared/presence.ts';
import type { DayBooking } from '#shared/timeline.ts';
import { AdminActions } from '#web/features/bookings/admin/AdminActions.tsx';
import { PresenceButton } from '#web/features/bookings/admin/PresenceButton.tsx';
import { WaitingBadge } from '#web/features/bookings/admin/WaitingBadge.tsx';
import { AskedNote } from '#web/features/bookings/components/AskedNote.tsx';
import { ClientLink } from '#web/features/bookings/components/ClientLink.tsx';
import { PresenceBadge } from '#web/features/bookings/components/PresenceBadge.tsx';
import type { BookingAction } from '#web/features/bookings/components/useBookingActions.ts';
import { owedWords } from '#web/features/payments/index.ts';
import { formatShortStay } from '#web/lib/format.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import { DataTable } from '#web/ui/DataTable.tsx';
import { PhoneLink } from '#web/ui/PhoneLink.tsx';
import { cx } from '#web/ui/cx.ts';
import { rowWidths } from './rowWidths.ts';
import styles from './Day.module.css';
import rows from './bookingRows.module.css';

/** Of buttons that are there no more: their place stays, so that nothing below moves. */
const HELD: CSSProperties = { visibility: 'hidden' };

interface Props {
  bookings: DayBooking[];
  /** Which of them have left the list, as somebody else has done something about them. */
  gone: ReadonlySet<string>;
  /** What is said of those. */
  goneWord: string;
  /** What to say where there are none. */
  none: string;
  /** What they have in common, where the name of the list does not say it. */
  meaning?: string | undefined;
  /** Whether the list is of those who are awaited, so that whoever has come needs nothing more today. */
  awaits?: boolean;
  start: (action: BookingAction, booking: DayBooking) => void;
  approve: (booking: DayBooking) => Promise<void>;
  /** Refetches the day, after something was done. */
  onDone: () => void;
}

/** Whose booking it is, with the number that is said on the telephone, and how long it has waited. */
const Customer = ({ booking, isGone }: { booking: DayBooking; isGone: boolean }) => (
  <span className={rows.customer}>
    <span className={rows.name}>
      <ClientLink booking={booking} />
    </span>
    {booking.number && (
      <span className={cx('muted', rows.number)}>
        <BookingNumber number={booking.number} />
      </span>
    )}
    {!isGone && booking.status === 'pending' && (
      <span className={rows.wait}>
        <WaitingBadge booking={booking} />
      </span>
    )}
  </span>
);

/** What is owed, who is in or late, and which other days are asked for. */
const State = ({ booking }: { booking: DayBooking }) => (
  <>
    {owedWords(booking) && (
      <span className={cx(rows.owed, 'whole wide-one-line')}>{owedWords(booking)}</span>
    )}
    <PresenceBadge booking={booking} />
    <AskedNote booking={booking} />
  </>
);

/** A list of the day: whose booking, how to call them, which room and days, and what can be done. */
export function DayBookings({
  bookings,
  none,
  meaning,
  awaits,
  gone,
  goneWord,
  start,
  approve,
  onDone,
}: Props) {
  const isDone = (booking: DayBooking) => awaits === true && presenceOf(booking) !== 'expected';
  const isGone = ({ id }: DayBooking) => gone.has(id);
  if (bookings.length === 0) return <p className="muted">{none}</p>;
  return (
    <div className={rows.rows}>
      {meaning && <p className={cx('muted', styles.meaning)}>{meaning}</p>}
      <DataTable
        columns={['Client', 'Phone', 'Room', 'Days', 'Actions']}
        widths={rowWidths}
        rows={bookings.map((booking) => ({
          key: booking.id,
          muted: isDone(booking) || isGone(booking),
          cells: [
            <Customer key="customer" booking={booking} isGone={isGone(booking)} />,
            <PhoneLink key="phone" number={booking.phoneNumber} />,
            booking.coldRoomName,
            <span key="days" className={rows.days}>
              {formatShortStay(booking.startDate, booking.endDate)}
              {isGone(booking) ? <Badge>{goneWord}</Badge> : <State booking={booking} />}
            </span>,
            <span key="actions" className={rows.actions} style={isGone(booking) ? HELD : undefined}>
              <PresenceButton booking={booking} quiet={isDone(booking)} onDone={onDone} />
              <AdminActions booking={booking} start={start} approve={approve} />
            </span>,
          ],
        }))}
      />
    </div>
  );
}
