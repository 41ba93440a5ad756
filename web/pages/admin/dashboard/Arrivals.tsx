import { useState } from 'react';
import { formatShortStay } from '#web/lib/format.ts';
import { useMedia } from '#web/lib/hooks/useMedia.ts';
import { clientPath, paths, staffBookingPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { serverToday } from '#web/lib/session.ts';
import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { DataTable, NOTHING } from '#web/ui/DataTable.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Section } from '#web/ui/Section.tsx';
import { cx } from '#web/ui/cx.ts';
import row from '#web/features/bookings/admin/rowActions.module.css';
import type { AdminDashboard } from './adminDashboard.ts';
import { rowWidths } from './day/rowWidths.ts';
import styles from './Arrivals.module.css';
import rows from './day/bookingRows.module.css';

type Arrival = AdminDashboard['arrivals'][number];

/** How many of those that come after today are shown at first. */
const SHOWN = { desk: 5, phone: 3 };

/** The way to those that are not shown. */
const approved = (
  <Link to={`${paths.adminBookings.path}?show=approved`}>All approved bookings</Link>
);

/** In the columns of the lists above it, the number where these have the amount. A row opens its details. */
const ArrivalsTable = ({ arrivals }: { arrivals: Arrival[] }) => (
  <div className={cx(rows.rows, styles.arrivals)}>
    <DataTable
      columns={['Room', 'Client', 'Days', 'Booking', 'Actions']}
      widths={rowWidths}
      opens="Actions"
      rows={arrivals.map(({ id, number, userId, userName, coldRoomName, startDate, endDate }) => ({
        key: id,
        cells: [
          <span key="room" className={rows.name}>
            {coldRoomName}
          </span>,
          <Link key="client" className={rows.client} to={clientPath(userId)}>
            {userName}
          </Link>,
          <span key="days" className={rows.stay}>
            {formatShortStay(startDate, endDate)}
          </span>,
          number === undefined ? NOTHING : <BookingNumber key="number" number={number} />,
          <span key="actions" className={cx(row.actions, styles.actions)}>
            <ButtonLink
              look="ghost"
              size="small"
              to={staffBookingPath('approved', id)}
              aria-label={`Details, ${coldRoomName} for ${userName}`}
            >
              <span className={styles.word}>Details</span>
              <Icon name="chevron" />
            </ButtonLink>
          </span>,
        ],
      }))}
    />
  </div>
);

/** Who comes after today, soonest first; who comes today is among the lists of the day. */
export function Arrivals({
  arrivals,
  moreArrivals,
}: Pick<AdminDashboard, 'arrivals' | 'moreArrivals'>) {
  const today = serverToday();
  const coming = arrivals.filter(({ startDate }) => startDate > today);
  return (
    <Section title="Next arrivals">
      {coming.length === 0 ? (
        <p className="muted">No approved booking is coming up.</p>
      ) : (
        <Coming coming={coming} more={moreArrivals} />
      )}
    </Section>
  );
}

/** The first of those who come after today, how many there are, and the way to the others. */
function Coming({ coming, more }: { coming: Arrival[]; more: boolean }) {
  const [all, setAll] = useState(false);
  const few = SHOWN[useMedia('not all and (min-width: 48rem)') ? 'phone' : 'desk'];
  const shown = all ? coming : coming.slice(0, few);
  const hidden = coming.length - shown.length;
  return (
    <>
      <ArrivalsTable arrivals={shown} />
      <div className={styles.foot}>
        <p role="status" className={styles.shown}>
          {shown.length} of {more ? `more than ${coming.length}` : coming.length} shown
        </p>
        {hidden > 0 && (
          <Button look="outline" size="small" onClick={() => setAll(true)}>
            {more ? `Show the next ${coming.length}` : `Show all ${coming.length}`}
          </Button>
        )}
        {more && approved}
      </div>
    </>
  );
}
