import type { Booking } from '#shared/booking.ts';
import { BookingPicture } from '#web/features/bookings/components/BookingPicture.tsx';
import { hasGoods, weightOf } from '#web/features/stock/stock.ts';
import { formatDay, formatMeasure, formatStay } from '#web/lib/format.ts';
import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DataTable, NOTHING, NumberCell } from '#web/ui/DataTable.tsx';
import styles from './StockTable.module.css';

interface Props {
  /** Those whose goods are in store today. */
  here: Booking[];
  /** Those that begin later. */
  coming: Booking[];
  /** Those that are over. */
  past: Booking[];
  onChange: (booking: Booking) => void;
}

/** The room beside its picture. */
const Pictured = ({ booking }: { booking: Booking }) => (
  <span className={styles.pictured}>
    <BookingPicture booking={booking} className={styles.picture} />
    <span>{booking.coldRoomName}</span>
  </span>
);

/** What the goods of some bookings are, and what they weigh together. */
function titled(title: string, bookings: Booking[]): string {
  const weight = weightOf(bookings);
  return weight > 0 ? `${title} · ${formatMeasure(weight, 'kg')}` : title;
}

const ChangeButton = ({ booking, onChange }: Pick<Props, 'onChange'> & { booking: Booking }) => {
  const text = hasGoods(booking) ? 'Change' : 'Add your goods';
  return (
    <Button
      look="outline"
      size="small"
      aria-label={`${text}, ${booking.coldRoomName}, ${formatDay(booking.startDate)}`}
      onClick={() => onChange(booking)}
    >
      {text}
    </Button>
  );
};

const rowOf = (booking: Booking, group: string, onChange?: Props['onChange']) => ({
  key: booking.id,
  group,
  cells: [
    booking.productType ?? 'Not stated',
    booking.weight === undefined ? (
      'Not stated'
    ) : (
      <NumberCell key="weight">{formatMeasure(booking.weight, 'kg')}</NumberCell>
    ),
    booking.number ? <BookingNumber key="number" number={booking.number} /> : NOTHING,
    <Pictured key="room" booking={booking} />,
    formatStay(booking.startDate, booking.endDate),
    onChange ? <ChangeButton key="change" {...{ booking, onChange }} /> : NOTHING,
  ],
});

/** Goods by booking, those of today first, with a button to enter or change them until their stay is over. */
export function StockTable({ here, coming, past, onChange }: Props) {
  const rowsOf = (title: string, bookings: Booking[]) =>
    bookings.map((booking) => rowOf(booking, titled(title, bookings), onChange));
  const rows = [
    ...rowsOf('In store today', here),
    ...rowsOf('Coming', coming),
    ...past.map((booking) => rowOf(booking, 'Earlier')),
  ];
  return (
    <>
      {here.length === 0 && <p className="muted">Nothing is in store today.</p>}
      {rows.length > 0 && (
        <div className={styles.goods}>
          <DataTable
            widths={['20%', '12%', '12%', 'auto', '17%', '10rem']}
            columns={['Goods', 'Weight', 'Booking', 'Room', 'Days', 'Change']}
            rows={rows}
          />
        </div>
      )}
      {coming.length === 0 && <p className="muted">No approved booking begins after today.</p>}
    </>
  );
}
