import type { ReactNode } from 'react';
import { owedOf } from '#shared/balance.ts';
import { CalendarButton } from '#web/features/bookings/components/CalendarButton.tsx';
import { ShareButtons } from '#web/features/bookings/components/ShareButtons.tsx';
import { LazyPlaceMap } from '#web/features/map/components/LazyPlaceMap.tsx';
import type { Output } from '#web/lib/api/client.ts';
import { formatPhone, formatRwf, formatStay } from '#web/lib/format.ts';
import { AwayLink } from '#web/ui/AwayLink.tsx';
import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { cx } from '#web/ui/cx.ts';
import { Keeper } from './Keeper.tsx';
import { House, Words } from './Words.tsx';
import { callLink, mapsLink } from './arrivalLinks.ts';
import styles from './ArrivalPage.module.css';

type Props = Output<'bookings.arrival'>;

/** What is still owed, of how much where a part is paid. */
function Due({ booking }: Pick<Props, 'booking'>) {
  const owed = owedOf(booking);
  if (owed <= 0) return 'Nothing: all is paid';
  return (
    <>
      <strong className="whole">{formatRwf(owed)}</strong>{' '}
      {booking.paid ? (
        <span className={styles.rest}>of {formatRwf(booking.totalPrice)}</span>
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
  ['Left to pay', <Due key="due" booking={booking} />],
];

/** What nobody has written down, in the words in which it is asked for. */
const missingOf = (arrival: Props['arrival'], isOnMap: boolean): string[] => [
  ...(arrival.directions || isOnMap ? [] : ['the way']),
  ...(arrival.openingHours ? [] : ['when it is open']),
  ...(arrival.keeperPhone ? [] : ['who opens the room']),
  ...(arrival.howToPay ? [] : ['how to pay']),
];

/** The booking, and what one needs on the way to its room and at the door. */
export const ArrivalCards = (props: Props) => (
  <div className={styles.cards}>
    <Card className={styles.card}>
      <FactList facts={factsOf(props)} />
      <MainWays {...props} />
      <WordsPart title="How to pay" text={props.arrival.howToPay} />
      <div className={styles.ways}>
        <CalendarButton booking={props.booking} look="ghost" />
        <ShareButtons booking={props.booking} />
      </div>
    </Card>
    <WayCard {...props} />
    <DoorCard {...props} />
  </div>
);

/** The two things that one does on the way: follow the map and call whoever opens. */
function MainWays({ latitude, longitude, arrival: { keeperPhone } }: Props) {
  const isOnMap = latitude !== undefined && longitude !== undefined;
  if (!isOnMap && !keeperPhone) return null;
  return (
    <div className={styles.mainWays}>
      {isOnMap && (
        <AwayLink look="primary" href={mapsLink(latitude, longitude)}>
          <Icon name="pin" /> Open in a maps app
        </AwayLink>
      )}
      {keeperPhone && (
        <a className={buttonClass({ look: 'outline' })} href={callLink(keeperPhone)}>
          <Icon name="phone" /> Call {formatPhone(keeperPhone)}
        </a>
      )}
    </div>
  );
}

const WayCard = ({ booking, latitude, longitude, arrival }: Props) => (
  <Card className={styles.card}>
    <Part title="Getting there">
      <p className={styles.place}>
        <Icon name="pin" /> {booking.coldRoomLocation}
      </p>
      <Words text={arrival.directions} />
      <LazyPlaceMap name={booking.coldRoomName} latitude={latitude} longitude={longitude} />
    </Part>
  </Card>
);

function DoorCard({ latitude, longitude, arrival }: Props) {
  const missing = missingOf(arrival, latitude !== undefined && longitude !== undefined);
  return (
    <Card className={cx(styles.card, styles.door)}>
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
