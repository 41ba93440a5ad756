import { useRef, type ReactNode } from 'react';
import { useNear } from '#web/lib/hooks/useNear.ts';
import styles from './BesidePicture.module.css';

interface Props {
  /** Whether the picture is the first thing to see; any other is fetched when it comes near the window. */
  first?: boolean;
  children: ReactNode;
}

/** The house with its trucks, smaller for phones, and words beside it; on phones below it. */
export function BesidePicture({ first = false, children }: Props) {
  const ref = useRef<HTMLImageElement>(null);
  const near = useNear(ref, { atOnce: first });
  return (
    <div className={styles.split}>
      <picture>
        {near && <source media="(max-width: 48rem)" srcSet="/art/about-800.webp" />}
        <img
          ref={ref}
          {...(near && { src: '/art/about.webp' })}
          alt=""
          width="1200"
          height="900"
          className={styles.picture}
          fetchPriority={first ? 'high' : 'auto'}
        />
      </picture>
      {children}
    </div>
  );
}
