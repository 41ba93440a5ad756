import { useState } from 'react';
import type { Owed } from '#shared/payment.ts';
import { formatRwf, formatShortStay, plural } from '#web/lib/format.ts';
import { clientPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { serverToday } from '#web/lib/session.ts';
import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DataTable, NumberCell } from '#web/ui/DataTable.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { PhoneLink } from '#web/ui/PhoneLink.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { daysOverdue, sumOwed, whoseWords } from './owedLists.ts';
import styles from './money.module.css';

interface Props {
  list: Owed[];
  /** What is said where it is empty. */
  empty: string;
  /** Whether what they come to stands above the list. */
  sumIsSaid: boolean;
  onShow: (id: string) => void;
}

/** How many bookings are shown at first, so that the payments are near below them. */
const FIRST = 8;

/** How many more are shown each time. */
const STEP = 20;

/** From how many days on it is alarming that somebody owes. */
const LONG = 30;

const lines = {
  widths: 'minmax(0, 8.75rem) minmax(0, 1fr) 8rem 4.25rem',
  at: {
    Client: '1 / 1',
    Booking: '1 / 2',
    Amount: '1 / 3',
    Payments: '1 / 4',
  },
};

/** So that figures and buttons stand in the same places in each list. */
const widths = ['auto', 'auto', '15rem', '7.5rem'];

/**
 * Bookings for which something is owed, those that began first, step by step, because hundreds of them are many screens
 * high. What they come to is the sum of all, and stands above them.
 */
export function OwedTable({ list, empty, sumIsSaid, onShow }: Props) {
  const [shown, setShown] = useState(FIRST);
  if (list.length === 0) return <EmptyState title={empty} />;
  const today = serverToday();
  return (
    <div className={styles.owing}>
      {!sumIsSaid && (
        <p className={styles.sum}>
          <strong className="whole">{formatRwf(sumOwed(list))}</strong>{' '}
          <span className="muted">{whoseWords(list)}</span>
        </p>
      )}
      <DataTable
        fold
        cards="brief"
        lines={lines}
        foot={
          list.length > shown && (
            <LoadMore
              more={() => setShown(shown + STEP)}
              loading={false}
              problem={undefined}
              shown={shown}
              of={list.length}
            />
          )
        }
        total={list.length}
        widths={widths}
        columns={['Client', 'Booking', 'Amount', 'Payments']}
        rows={list.slice(0, shown).map((one) => ({
          key: one.id,
          cells: [
            <Customer key="customer" owed={one} />,
            <What key="what" {...one} />,
            <NumberCell key="owed">
              <span className={cx(styles.amount, styles.owed)}>
                {formatRwf(Math.abs(one.owed))}
              </span>{' '}
              {one.owed > 0 && <Overdue days={daysOverdue(one, today)} />}
            </NumberCell>,
            <Button
              key="details"
              look="ghost"
              size="small"
              className={styles.payments}
              aria-label={`Payments of ${one.userName}, ${one.number ?? one.coldRoomName}`}
              onClick={() => onShow(one.id)}
            >
              Payments
            </Button>,
          ],
        }))}
      />
    </div>
  );
}

/** Who, and how to reach them. */
const Customer = ({ owed }: { owed: Owed }) => (
  <span className={styles.two}>
    <span className={styles.name}>
      <Link to={clientPath(owed.userId)}>{owed.userName}</Link>
    </span>
    <span className={styles.contact}>
      <PhoneLink number={owed.phoneNumber} />
    </span>
  </span>
);

const What = ({ coldRoomName, number, startDate, endDate }: Owed) => (
  <span className={styles.two}>
    <span className={styles.room}>{coldRoomName}</span>
    <span className={cx('muted', styles.beside, styles.stay)}>
      <span>{formatShortStay(startDate, endDate)}</span>
      {number && <BookingNumber number={number} />}
    </span>
  </span>
);

/** Since how many days it should have been paid, below the amount; nothing of what is to come. */
const Overdue = ({ days }: { days: number }) =>
  days > 0 && (
    <span className={cx(styles.overdue, days >= LONG && styles.long)}>
      {plural(days, 'day')} overdue
    </span>
  );
