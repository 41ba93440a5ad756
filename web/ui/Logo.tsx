import { cx } from './cx.ts';
import styles from './Logo.module.css';

/** The mark: a cold-room door with a snowflake, and the name beside it. */
export const Logo = ({ light }: { light?: boolean }) => (
  <span className={cx(styles.logo, light && styles.light)}>
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" className={styles.mark}>
      <rect width="32" height="32" rx="8" className={styles.tile} />
      <path d="M16 6v20M7.34 11l17.32 10M24.66 11 7.34 21" className={styles.flake} />
      <path d="m12.8 7.8 3.2 3 3.2-3M12.8 24.200l3.2-3 3.2 3" className={styles.flake} />
      <circle cx="16" cy="16" r="2.6" className={styles.sun} />
    </svg>
    <span>
      ColdRoom <span className={styles.country}>Rwanda</span>
    </span>
  </span>
);
