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
import { isPaymentOverdue, owedWords } from '#web/features/payments/index.ts';
import { formatRwf, formatShortStay } from '#web/lib/format.ts';
import { serverToday } from '#web/lib/session.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import { DataTable, NumberCell } from '#web/ui/DataTable.tsx';
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

/** Which room, with the number that is said on the telephone, and how long the request has waited. */
const What = ({ booking, isGone }: { booking: DayBooking; isGone: boolean }) => (
  <span className={rows.what}>
    <span className={rows.name}>{booking.coldRoomName}</span>
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

/** Whose it is, and how to call them. */
const Who = ({ booking }: { booking: DayBooking }) => (
  <span className={rows.who}>
    <span className={rows.client}>
      <ClientLink booking={booking} />
    </span>
    <span className={rows.phone}>
      <PhoneLink number={booking.phoneNumber} />
    </span>
  </span>
);

/** What the head of a column says, too. */
const TO_PAY = ' to pay';

/** What is left to be paid; of a request, what it would bring. */
function Amount({ booking }: { booking: DayBooking }) {
  if (booking.status === 'pending') {
    return <span className="whole wide-one-line">{formatRwf(booking.totalPrice)}</span>;
  }
  const words = owedWords(booking) ?? '';
  const saysToPay = words.endsWith(TO_PAY);
  return (
    <span
      className={cx(isPaymentOverdue(booking, serverToday()) && rows.late, 'whole wide-one-line')}
    >
      {saysToPay ? words.slice(0, -TO_PAY.length) : words}
      {saysToPay && <span className={rows.word}>{TO_PAY}</span>}
    </span>
  );
}

/** Who is in or late, and which other days are asked for. */
const State = ({ booking }: { booking: DayBooking }) => (
  <>
    <PresenceBadge booking={booking} />
    <AskedNote booking={booking} />
  </>
);

/** A list of the day: which room, whose booking and how to call them, which days, what it brings, and what can be done. */
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
  const isAsked = bookings.every(({ status }) => status === 'pending');
  if (bookings.length === 0) return <p className="muted">{none}</p>;
  return (
    <div className={rows.rows}>
      {meaning && <p className={cx('muted', styles.meaning)}>{meaning}</p>}
      <DataTable
        columns={['Room', 'Client', 'Days', isAsked ? 'Total' : 'To pay', 'Actions']}
        widths={rowWidths}
        rows={bookings.map((booking) => ({
          key: booking.id,
          muted: isDone(booking) || isGone(booking),
          cells: [
            <What key="what" booking={booking} isGone={isGone(booking)} />,
            <Who key="who" booking={booking} />,
            <span key="days" className={rows.days}>
              {formatShortStay(booking.startDate, booking.endDate)}
              {isGone(booking) ? <Badge>{goneWord}</Badge> : <State booking={booking} />}
            </span>,
            <NumberCell key="amount">
              {!isGone(booking) && <Amount booking={booking} />}
            </NumberCell>,
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
