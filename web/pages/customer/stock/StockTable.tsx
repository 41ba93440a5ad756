import type { Booking } from '#shared/booking.ts';
import { formatDay, formatMeasure, formatStay } from '#web/lib/format.ts';
import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DataTable, NOTHING, NumberCell } from '#web/ui/DataTable.tsx';

interface Props {
  bookings: Booking[];
  empty: string;
  onChange: (booking: Booking) => void;
}

const hasGoods = ({ productType, weight }: Booking): boolean =>
  productType !== undefined || weight !== undefined;

/** Goods by booking, each with a button to enter or change them. */
export const StockTable = ({ bookings, empty, onChange }: Props) =>
  bookings.length === 0 ? (
    <p className="muted">{empty}</p>
  ) : (
    <DataTable
      widths={['15%', '7rem', '7.5rem', 'auto', '11.5rem', '10rem']}
      columns={['Goods', 'Weight', 'Booking', 'Room', 'Days', 'Change']}
      rows={bookings.map((booking) => ({
        key: booking.id,
        cells: [
          booking.productType ?? 'Not stated',
          booking.weight === undefined ? (
            'Not stated'
          ) : (
            <NumberCell key="weight">{formatMeasure(booking.weight, 'kg')}</NumberCell>
          ),
          booking.number ? <BookingNumber key="number" number={booking.number} /> : NOTHING,
          booking.coldRoomName,
          formatStay(booking.startDate, booking.endDate),
          <Button
            key="change"
            look="outline"
            size="small"
            aria-label={`${hasGoods(booking) ? 'Change' : 'Add your goods'}, ${booking.coldRoomName}, ${formatDay(booking.startDate)}`}
            onClick={() => onChange(booking)}
          >
            {hasGoods(booking) ? 'Change' : 'Add your goods'}
          </Button>,
        ],
      }))}
    />
  );
