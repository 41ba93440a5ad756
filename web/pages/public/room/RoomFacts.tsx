import type { RefObject } from 'react';
import { CRATE_KG, cratesIn, USABLE_SHARE } from '#shared/crates.ts';
import { roomTypeLabels } from '#shared/roomTypes.ts';
import { kilogramsOf } from '#shared/search/kilograms.ts';
import { Capacity } from '#web/features/rooms/components/Capacity.tsx';
import { RatingLine } from '#web/features/rooms/components/RatingLine.tsx';
import { temperatureWords } from '#web/features/rooms/temperatureWords.ts';
import { formatMeasure, formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon, type IconName } from '#web/ui/Icon.tsx';
import { PriceLine } from './PriceLine.tsx';
import type { NextStep } from './nextStep.ts';
import styles from './RoomFacts.module.css';

interface Fact {
  icon: IconName;
  name: string;
  value: React.ReactNode;
}

/** So many square metres are a square foot. */
const SQUARE_METRES = 0.092903;

/**
 * What it holds in crates, which say more to a trader; none for a unit that is no weight, or of taken days, of which
 * nothing remains.
 */
function cratesFact({ room: { capacity, unit }, days }: NextStep): Fact | undefined {
  const kilograms = days === 'taken' ? undefined : kilogramsOf(capacity, unit);
  if (kilograms === undefined) return undefined;
  return {
    icon: 'boxes',
    name: 'In crates',
    value: (
      <>
        About {formatMeasure((kilograms * USABLE_SHARE) / 1000, 'tons')}{' '}
        <span className={styles.aside}>
          ({formatNumber(cratesIn(kilograms))} × {CRATE_KG} kg)
        </span>
      </>
    ),
  };
}

/** Three pairs, which stand below one another where there is room for three columns. */
const factsOf = (step: NextStep): Fact[] => {
  const { room, days } = step;
  return [
    { icon: 'thermometer', name: 'Temperature', value: temperatureWords(room.temperatureRange) },
    {
      icon: 'droplet',
      name: 'Humidity control',
      value: room.humidityControl ? 'Controlled' : 'Not controlled',
    },
    {
      icon: 'weight',
      name: 'Capacity',
      value: <Capacity room={room} days={days} />,
    },
    // The head names the type as well: here it keeps a place that would be empty.
    cratesFact(step) ?? {
      icon: 'snow',
      name: 'Room type',
      value: roomTypeLabels[room.roomType],
    },
    {
      icon: 'area',
      name: 'Size',
      value: (
        <>
          {formatMeasure(room.size, 'ft²')}{' '}
          <span className={styles.aside}>
            ({formatMeasure(Math.round(room.size * SQUARE_METRES), 'm²')})
          </span>
        </>
      ),
    },
    {
      icon: 'lock',
      name: 'Access control',
      value: room.accessControl ? 'Yes, entry by code' : 'No, keys at the site',
    },
  ];
};

interface HeadProps {
  step: NextStep;
  /** Around the price and the way to its days; the bar at the foot watches whether it is in view. */
  offer: RefObject<HTMLDivElement | null>;
  /** Leads to the calendar, in which days are chosen. */
  onChoose: () => void;
}

/** Name, place, type, rating and price of a room, and on a narrow screen the way to its days. */
export const RoomHead = ({
  step,
  step: { room, chosen, isTooHeavy },
  offer,
  onChoose,
}: HeadProps) => (
  <header className={styles.head}>
    <h1>{room.name}</h1>
    <div className={styles.known}>
      <p className={styles.place}>
        <Icon name="pin" /> <span>{room.location}</span>
        <span className={styles.type}>{roomTypeLabels[room.roomType]}</span>
      </p>
      <RatingLine rating={room.rating} />
    </div>
    <div ref={offer} className={styles.offer}>
      <PriceLine step={step} className={styles.price} />
      {room.status === 'available' && !chosen && !isTooHeavy && (
        <Button look="primary" onClick={onChoose}>
          Choose days
        </Button>
      )}
    </div>
  </header>
);

/** Every field of a room that its head does not say. */
export const RoomFacts = ({ step, step: { room } }: { step: NextStep }) => (
  <>
    <dl className={styles.facts}>
      {factsOf(step).map(({ icon, name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>
            <Icon name={icon} /> {name}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {room.description && <p className={styles.description}>{room.description}</p>}
    <section aria-labelledby="features" className={styles.section}>
      <h2 id="features">Key features</h2>
      <ul className={styles.features}>
        {room.feature.map((item) => (
          <li key={item}>
            <Icon name="check" /> {item}
          </li>
        ))}
      </ul>
    </section>
  </>
);
