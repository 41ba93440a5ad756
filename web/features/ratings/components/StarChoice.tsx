import type { RefObject } from 'react';
import { plural } from '#web/lib/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { allStars } from '#web/ui/Stars.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './StarChoice.module.css';

interface Props {
  value: number | undefined;
  /** Where the focus goes when no star is chosen. */
  firstStar: RefObject<HTMLInputElement | null>;
  onChange: (stars: number) => void;
}

/** Stars to choose from: radio buttons that the arrow keys move through. */
export const StarChoice = ({ value, firstStar, onChange }: Props) => (
  <fieldset className={styles.choice}>
    <legend className={styles.legend}>Your rating</legend>
    <div className={styles.stars}>
      {allStars.map((stars) => (
        <label key={stars} className={styles.star}>
          <input
            ref={stars === allStars[0] ? firstStar : null}
            type="radio"
            name="stars"
            required
            className={styles.input}
            value={stars}
            checked={stars === value}
            onChange={() => onChange(stars)}
          />
          <Icon name="star" className={cx(styles.icon, stars <= (value ?? 0) && styles.given)} />
          <span className="visually-hidden">{plural(stars, 'star')}</span>
        </label>
      ))}
      <span className={styles.words} aria-hidden="true">
        {value === undefined ? 'Choose 1 to 5 stars' : `${plural(value, 'star')} of 5`}
      </span>
    </div>
  </fieldset>
);
