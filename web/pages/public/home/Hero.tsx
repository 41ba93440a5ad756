import { useState } from 'react';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Carousel } from '#web/ui/Carousel.tsx';
import { Icon, type IconName } from '#web/ui/Icon.tsx';
import styles from './Hero.module.css';

const slides = [
  {
    title: 'Your harvest keeps. So does your price.',
    text: 'Sell when the market is ready, not when the crop is. Rent a cold room near your fields from one day up.',
  },
  {
    title: 'Each thing at its own degree.',
    text: 'Vegetables at 4\u00a0°C, medicines at 2 to 8\u00a0°C, fish at -18\u00a0°C. Every room states its range, and holds it day and night.',
  },
  {
    title: 'Cold from the farm gate to Kigali.',
    text: 'Rooms in every province, and trucks that hold the temperature between them.',
  },
];

/** What holds for every room and every booking. */
const facts: [icon: IconName, words: string][] = [
  ['card', 'You pay nothing now'],
  ['calendar', 'From one day'],
  ['shield', 'No double bookings'],
];

/** The picture of a slide, from when it is first wanted: nobody pays for a slide that is never shown. */
function Picture({ number, wanted }: { number: number; wanted: boolean }) {
  const [fetched, setFetched] = useState(wanted);
  if (wanted && !fetched) setFetched(true);
  if (!fetched) return null;
  return (
    <picture>
      <source media="(max-width: 40rem)" srcSet={`/art/hero-${number}-phone.webp`} />
      <img
        src={`/art/hero-${number}.webp`}
        alt=""
        width="1600"
        height="900"
        fetchPriority={number === 1 ? 'high' : 'low'}
        className={styles.picture}
      />
    </picture>
  );
}

/** The first thing to see: three slides, the three ways on, and what makes them easy to take. */
export const Hero = () => (
  <Carousel
    label="What we do"
    light
    className={styles.hero}
    slides={slides.map(({ title, text }, index) => ({
      key: title,
      content: ({ active, near }) => (
        <div className={styles.slide}>
          <Picture number={index + 1} wanted={active || near} />
          <div className={`container ${styles.words ?? ''}`}>
            <p className={styles.title}>{title}</p>
            <p className={styles.text}>{text}</p>
          </div>
        </div>
      ),
    }))}
  >
    <h1 className={`container ${styles.eyebrow ?? ''}`}>
      Cold rooms and warehouses for rent in Rwanda
    </h1>
    <div className={`container ${styles.ways ?? ''}`}>
      <div className={styles.actions}>
        <ButtonLink to={paths.book.path} carries look="primary" size="large">
          Book Now
        </ButtonLink>
        <ButtonLink to={paths.search.path} carries look="light" size="large">
          Check Availability
        </ButtonLink>
        <ButtonLink to={paths.contact.path} carries look="light" size="large">
          Get a Quote
        </ButtonLink>
      </div>
      <ul className={styles.facts}>
        {facts.map(([icon, words]) => (
          <li key={icon}>
            <Icon name={icon} /> {words}
          </li>
        ))}
      </ul>
    </div>
  </Carousel>
);
