import type { CSSProperties } from 'react';
import { isLate, presenceOf } from '#shared/presence.ts';
import type { DayBooking } from '#shared/timeline.ts';
import { AdminActions } from '#web/features/bookings/admin/AdminActions.tsx';
import { PresenceButton } from '#web/features/bookings/admin/PresenceButton.tsx';
import { PresenceDot } from '#web/features/bookings/admin/PresenceDot.tsx';
import { AskedNote } from '#web/features/bookings/components/AskedNote.tsx';
import { ClientLink } from '#web/features/bookings/components/ClientLink.tsx';
import type { BookingAction } from '#web/features/bookings/components/useBookingActions.ts';
import { lateWords } from '#web/features/bookings/presenceWords.ts';
import { overdueWords, owedWords } from '#web/features/payments/index.ts';
import { formatShortStay } from '#web/lib/format.ts';
import { serverToday } from '#web/lib/session.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import { DataTable, NumberCell } from '#web/ui/DataTable.tsx';
import { PhoneLink } from '#web/ui/PhoneLink.tsx';
import { cx } from '#web/ui/cx.ts';
import row from '#web/features/bookings/admin/rowActions.module.css';
import { rowWidths } from './rowWidths.ts';
import rows from './bookingRows.module.css';

/** So few bookings that the columns are known by the heads of the list above; more of them scroll below their own. */
const FEW = 4;

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
  /** Whether the list is of those who are awaited, so that whoever has come needs nothing more today. */
  awaits?: boolean;
  start: (action: BookingAction, booking: DayBooking) => void;
  approve: (booking: DayBooking) => Promise<void>;
  /** Refetches the day, after something was done by a button that may be gone then. */
  onDone: () => void;
  /** Refetches the day, after something was taken back, wherever the reader is by then. */
  onUndone: () => void;
}

/** Which room and who is in it, with the number that is said on the telephone. */
const What = ({ booking, isGone }: { booking: DayBooking; isGone: boolean }) => (
  <span className={rows.what}>
    <span className={rows.title}>
      <span className={rows.name}>{booking.coldRoomName}</span>
      {!isGone && !isLate(booking, serverToday()) && <PresenceDot booking={booking} />}
    </span>
    {booking.number && (
      <span className={cx('muted', rows.number)}>
        <BookingNumber number={booking.number} />
      </span>
    )}
  </span>
);

/**
 * Since when the room should be empty; nothing where nobody is late. Beside it a tablet has since when it should be
 * paid.
 */
const Late = ({ booking }: { booking: DayBooking }) => {
  const late = lateWords(booking, serverToday());
  const overdue = overdueWords(booking, serverToday());
  return (
    late !== undefined && (
      <>
        <PresenceDot booking={booking} late={late} />
        {overdue && <span className={rows.alsoOverdue}>Payment {overdue}</span>}
      </>
    )
  );
};

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

/**
 * What the head of a column says, too; a list without heads has it below the sum, where no word says that it is
 * overdue.
 */
const TO_PAY = ' to pay';

/** What is left to be paid, and since when it should have been. */
function Amount({ booking }: { booking: DayBooking }) {
  const words = owedWords(booking) ?? '';
  const saysToPay = words.endsWith(TO_PAY);
  const overdue = overdueWords(booking, serverToday());
  return (
    <>
      <span className="whole wide-one-line">
        {saysToPay ? words.slice(0, -TO_PAY.length) : words}
        {saysToPay && <span className={overdue ? 'visually-hidden' : rows.word}>{TO_PAY}</span>}
      </span>{' '}
      {overdue && (
        <span className={cx(rows.overdue, isLate(booking, serverToday()) && rows.saidBelow)}>
          {overdue}
        </span>
      )}
    </>
  );
}

/** A list of the day: which room, whose booking and how to call them, which days, what it brings, and what can be done. */
export function DayBookings({
  bookings,
  none,
  awaits,
  gone,
  goneWord,
  start,
  approve,
  onDone,
  onUndone,
}: Props) {
  const isDone = (booking: DayBooking) => awaits === true && presenceOf(booking) !== 'expected';
  const isGone = ({ id }: DayBooking) => gone.has(id);
  if (bookings.length === 0) return <p className="muted">{none}</p>;
  return (
    <div className={cx(rows.rows, bookings.length <= FEW && rows.headless)}>
      <DataTable
        columns={['Room', 'Client', 'Days', 'To pay', 'Actions']}
        widths={rowWidths}
        rows={bookings.map((booking) => ({
          key: booking.id,
          muted: isDone(booking) || isGone(booking),
          cells: [
            <What key="what" booking={booking} isGone={isGone(booking)} />,
            <Who key="who" booking={booking} />,
            <span key="days" className={rows.days}>
              <span className={rows.stay}>
                {formatShortStay(booking.startDate, booking.endDate)}
              </span>
              <span className={rows.notes}>
                {isGone(booking) ? (
                  <Badge>{goneWord}</Badge>
                ) : (
                  <>
                    <Late booking={booking} />
                    <AskedNote booking={booking} />
                  </>
                )}
              </span>
            </span>,
            <NumberCell key="amount">
              {!isGone(booking) && <Amount booking={booking} />}
            </NumberCell>,
            <span key="actions" className={row.actions} style={isGone(booking) ? HELD : undefined}>
              <PresenceButton booking={booking} onDone={onDone} onUndone={onUndone} />
              <AdminActions booking={booking} start={start} approve={approve} folds />
            </span>,
          ],
        }))}
      />
    </div>
  );
}
