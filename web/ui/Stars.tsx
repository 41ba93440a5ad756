import { plural } from '#web/lib/format.ts';
import { Icon } from './Icon.tsx';
import styles from './Stars.module.css';

/** How many stars there are to give. */
export const allStars = [1, 2, 3, 4, 5] as const;

/** The stars that one person gave. */
export const Stars = ({ stars }: { stars: number }) => (
  <span className={styles.stars}>
    {allStars.map((number) => (
      <Icon key={number} name="star" className={number <= stars ? styles.given : styles.withheld} />
    ))}
    <span className="visually-hidden">{plural(stars, 'star')} of 5</span>
  </span>
);
