import { useCallback, useEffect, type ReactNode } from 'react';
import type { Booking } from '#shared/booking.ts';
import { presenceOf } from '#shared/presence.ts';
import type { Rating } from '#shared/rating.ts';
import { roomTypeLabels } from '#shared/roomTypes.ts';
import { isLive } from '#shared/transitions.ts';
import { selectBookings } from '#web/features/bookings/api/bookingSelectors.ts';
import { fetchBooking } from '#web/features/bookings/api/bookingThunks.ts';
import { cancellingFact } from '#web/features/bookings/cancellationWords.ts';
import { numberFact, reasonFact, serviceLabels } from '#web/features/bookings/labels.ts';
import { presenceFacts } from '#web/features/bookings/presenceWords.ts';
import { whenFacts } from '#web/features/bookings/whenFacts.ts';
import { useNews } from '#web/features/notifications/index.ts';
import { MyPayments, PaymentsPanel } from '#web/features/payments/index.ts';
import { formatMeasure, formatRwf, formatWholeDay } from '#web/lib/format.ts';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { PhoneLink } from '#web/ui/PhoneLink.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { ClientLink } from './ClientLink.tsx';
import { History } from './History.tsx';
import { PresenceBadge } from './PresenceBadge.tsx';
import { ShareButtons } from './ShareButtons.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import styles from './DetailsDialog.module.css';

interface Props {
  /** The booking that is looked at; none while the dialog is closed. */
  booking: Booking | undefined;
  onClose: () => void;
  actions?: ReactNode;
  /** What has to be answered about it, above everything else. */
  question?: ReactNode;
  /** Who looks at it and its payments. */
  payments: 'admin' | 'customer';
}

/** All that is known of a booking, and its history. */
export const DetailsDialog = ({ booking, onClose, actions, question, payments }: Props) => (
  <Dialog open={booking !== undefined} title="Booking details" onClose={onClose} actions={actions}>
    {question}
    {booking && <Details booking={booking} payments={payments} />}
  </Dialog>
);

/** What cancelling costs, until the booking ends or its customer has left; and what it has cost. */
const cancellationFacts = (booking: Booking): [string, string][] => [
  ...(isLive(booking.status) && presenceOf(booking) !== 'out' ? cancellingFact(booking) : []),
  ...(booking.fee ? [['Fee for cancelling', formatRwf(booking.fee)] as [string, string]] : []),
];

/** The staff may call everybody, and read their number as it is now; a customer reads one that was given for them. */
const phoneFact = ({ phoneNumber }: Booking, reader: Props['payments']): [string, ReactNode][] =>
  reader === 'admin' || phoneNumber
    ? [['Phone', <PhoneLink key="phone" number={phoneNumber} />]]
    : [];

const factsOf = (booking: Booking, reader: Props['payments']): [string, ReactNode][] => [
  [
    'Status',
    <span key="status" className={styles.status}>
      <StatusBadge status={booking.status} /> <PresenceBadge booking={booking} />
    </span>,
  ],
  ...reasonFact(booking, reader),
  ...numberFact(booking),
  ['Room', booking.coldRoomName],
  ['Room type', roomTypeLabels[booking.roomType]],
  ['Location', booking.coldRoomLocation],
  ['Client', <ClientLink key="client" booking={booking} />],
  ...phoneFact(booking, reader),
  ...(booking.bookedBy ? [['Booked by', booking.bookedBy] as [string, string]] : []),
  ['First day', formatWholeDay(booking.startDate)],
  ['Last day', formatWholeDay(booking.endDate)],
  ...presenceFacts(booking),
  ['Total price', formatRwf(booking.totalPrice)],
  ...cancellationFacts(booking),
  ...(booking.service ? [['Service', serviceLabels[booking.service]] as [string, string]] : []),
  ...(booking.productType ? [['Goods', booking.productType] as [string, string]] : []),
  ...(booking.weight === undefined
    ? []
    : [['Weight', formatMeasure(booking.weight, 'kg')] as [string, string]]),
];

const ratingFacts = (rating: Rating | undefined): [string, ReactNode][] =>
  rating
    ? [
        ['Rating', <Stars key="stars" stars={rating.stars} />],
        ...(rating.comment ? [['Review', rating.comment] as [string, string]] : []),
      ]
    : [];

function Details({ booking, payments }: { booking: Booking; payments: Props['payments'] }) {
  const dispatch = useAppDispatch();
  const { bookingDetails, error } = useAppSelector(selectBookings);
  const load = useCallback(
    () => void dispatch(fetchBooking({ id: booking.id })),
    [dispatch, booking.id],
  );
  useEffect(load, [load]);
  useNews(load);
  const details = bookingDetails?.id === booking.id ? bookingDetails : undefined;
  return (
    <>
      <FactList
        facts={[
          ...factsOf(details ?? booking, payments),
          ...(payments === 'customer' ? whenFacts(details ?? booking) : []),
          ...ratingFacts(details?.rating),
        ]}
      />
      {payments === 'admin' && <PaymentsPanel booking={booking} onChanged={load} />}
      {payments === 'customer' && <MyPayments booking={booking} onChanged={load} />}
      <section aria-labelledby="history">
        <h3 id="history" className={styles.title}>
          History
        </h3>
        {details && <History changes={details.history} reader={payments} />}
        {!details && error.details && <ErrorState message={error.details} onRetry={load} />}
        {!details && !error.details && <p role="status">Loading...</p>}
      </section>
      <ShareButtons booking={booking} />
    </>
  );
}
