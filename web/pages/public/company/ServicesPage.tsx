import { AllRooms } from '#web/features/rooms/components/AllRooms.tsx';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { NewestRooms } from './NewestRooms.tsx';
import styles from './company.module.css';

interface ServiceText {
  /** A drawing of 720 by 405 px. */
  picture: string;
  title: string;
  text: string;
  points: string[];
  to: string;
  action: string;
}

const serviceTexts: ServiceText[] = [
  {
    picture: '/art/hero-1-phone.webp',
    title: 'Cold Rooms',
    text: 'Chilled and frozen rooms from a few tons up, each with its range stated and measured around the clock.',
    points: [
      '0 to 4 °C for perishables',
      'Down to -18 °C for frozen goods',
      '2 to 8 °C with entry by code for medicines',
    ],
    to: `${paths.search.path}?type=Cold+Room`,
    action: 'See cold rooms',
  },
  {
    picture: '/art/storage-phone.webp',
    title: 'Storage',
    text: 'Dry, ventilated warehouses for grain, coffee, packaging and whatever the harvest brings with it.',
    points: [
      'Loading docks and level floors',
      'Pest control and dry air',
      'Grow into a larger hall within the season',
    ],
    to: `${paths.search.path}?type=Ware+House`,
    action: 'See warehouses',
  },
  {
    picture: '/art/hero-3-phone.webp',
    title: 'Transportation',
    text: 'Refrigerated trucks between field, room and market, so that the cold chain has no gap.',
    points: [
      'One crate or a full load',
      'Temperature noted from door to door',
      'A price before the truck moves',
    ],
    to: paths.contact.path,
    action: 'Request Transportation',
  },
];

export default function ServicesPage() {
  return (
    <>
      <header className={`container ${styles.head ?? ''}`}>
        <p className="eyebrow">Services</p>
        <h1>Keep it cold, keep it dry, keep it moving</h1>
        <p className="lead">
          Three services that fit together: take one for a day, or all three for a season.
        </p>
        <ButtonLink
          to={paths.search.path}
          carries
          look="primary"
          size="large"
          className={styles.way}
        >
          Find a room
        </ButtonLink>
      </header>
      <ul className={`container ${styles.services ?? ''}`}>
        {serviceTexts.map(({ picture, title, text, points, to, action }) => (
          <li key={title} className={styles.service}>
            <img
              src={picture}
              alt=""
              width="720"
              height="405"
              loading="lazy"
              decoding="async"
              className={styles.scene}
            />
            <h2>{title}</h2>
            <p>{text}</p>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>
                  <Icon name="check" /> {point}
                </li>
              ))}
            </ul>
            <ButtonLink to={to} carries look="outline">
              {action}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <NewestRooms>
        <AllRooms />
      </NewestRooms>
      <div className={styles.band}>
        <div className={`container ${styles.ask ?? ''}`}>
          <h2>Not sure what you need?</h2>
          <p>Tell us what you store, how much, and for how long. We suggest a room and a price.</p>
          <ButtonLink to={paths.contact.path} carries look="outline" size="large">
            Get a Quote
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
