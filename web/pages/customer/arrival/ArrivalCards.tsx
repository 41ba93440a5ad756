import type { ReactNode } from 'react';
import { owedOf } from '#shared/balance.ts';
import { CalendarButton } from '#web/features/bookings/components/CalendarButton.tsx';
import { ShareButtons } from '#web/features/bookings/components/ShareButtons.tsx';
import { LazyPlaceMap } from '#web/features/map/components/LazyPlaceMap.tsx';
import type { Output } from '#web/lib/api/client.ts';
import { formatRwf, formatStay } from '#web/lib/format.ts';
import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Keeper } from './Keeper.tsx';
import { House, Words } from './Words.tsx';
import { mapsLink } from './arrivalLinks.ts';
import styles from './ArrivalPage.module.css';

type Props = Output<'bookings.arrival'>;

/** What is still owed. */
function Due({ booking }: Pick<Props, 'booking'>) {
  const owed = owedOf(booking);
  if (owed <= 0) return 'Nothing: all is paid';
  return (
    <>
      <strong className="whole">{formatRwf(owed)}</strong>
      {booking.paid ? (
        <>
          {' '}
          <span className={styles.rest}>the rest</span>
        </>
      ) : null}
    </>
  );
}

const factsOf = ({ booking }: Props): [string, ReactNode][] => [
  ...(booking.number
    ? [
        ['Booking number', <BookingNumber key="number" number={booking.number} />] as [
          string,
          ReactNode,
        ],
      ]
    : []),
  ['Room', booking.coldRoomName],
  ['Days', formatStay(booking.startDate, booking.endDate)],
  ['Due', <Due key="due" booking={booking} />],
];

/** What nobody has written down, in the words in which it is asked for. */
const missingOf = (arrival: Props['arrival'], isOnMap: boolean): string[] => [
  ...(arrival.directions || isOnMap ? [] : ['the way']),
  ...(arrival.openingHours ? [] : ['when it is open']),
  ...(arrival.keeperPhone ? [] : ['who opens the room']),
  ...(arrival.howToPay ? [] : ['how to pay']),
];

/** The booking, and what one needs on the way to its room and at the door. */
export function ArrivalCards(props: Props) {
  const { booking, latitude, longitude, arrival } = props;
  const isOnMap = latitude !== undefined && longitude !== undefined;
  const missing = missingOf(arrival, isOnMap);
  return (
    <div className={styles.cards}>
      <Card className={styles.card}>
        <FactList facts={factsOf(props)} />
        <WordsPart title="How to pay" text={arrival.howToPay} />
        <div className={styles.ways}>
          <CalendarButton booking={booking} />
          <ShareButtons booking={booking} />
        </div>
      </Card>
      <Card className={styles.card}>
        <Part title="Getting there">
          <p className={styles.place}>
            <Icon name="pin" /> {booking.coldRoomLocation}
          </p>
          <Words text={arrival.directions} />
          {isOnMap && (
            <a
              className={styles.link}
              href={mapsLink(latitude, longitude)}
              target="_blank"
              rel="noreferrer"
            >
              Open in a maps app
            </a>
          )}
          <LazyPlaceMap name={booking.coldRoomName} latitude={latitude} longitude={longitude} />
        </Part>
        <WordsPart title="Opening hours" text={arrival.openingHours} />
        {(arrival.keeperName ?? arrival.keeperPhone ?? arrival.doorWords) && (
          <Part title="At the door">
            <Keeper name={arrival.keeperName} phone={arrival.keeperPhone} />
            <Words text={arrival.doorWords} />
          </Part>
        )}
        <WordsPart title="What to bring" text={arrival.whatToBring} />
        {missing.length > 0 && (
          <Part title="Before you come">
            <House about={missing} />
          </Part>
        )}
      </Card>
    </div>
  );
}

/** A part of words as an admin wrote them; none where there are none. */
const WordsPart = ({ title, text }: { title: string; text: string | undefined }) =>
  text ? (
    <Part title={title}>
      <Words text={text} />
    </Part>
  ) : null;

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h2>{title}</h2>
    {children}
  </section>
);
