import type { ComponentProps, ReactNode } from 'react';
import styles from './BesidePicture.module.css';

interface Props {
  /** How soon the browser fetches the picture. */
  picture: Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'>;
  children: ReactNode;
}

/** The house with its trucks, smaller for phones, and words beside it; on phones below it. */
export const BesidePicture = ({ picture, children }: Props) => (
  <div className={styles.split}>
    <picture>
      <source media="(width <= 48rem)" srcSet="/art/about-800.webp" />
      <img
        src="/art/about.webp"
        alt=""
        width="1200"
        height="900"
        className={styles.picture}
        {...picture}
      />
    </picture>
    {children}
  </div>
);
