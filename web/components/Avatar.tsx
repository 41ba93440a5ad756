import styles from './Avatar.module.css';

const initials = (names: string): string =>
  names
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** A person's picture, or the initials in its place. */
export const Avatar = ({ names, image }: { names: string; image?: string | undefined }) =>
  image ? (
    <img src={image} alt="" width="36" height="36" className={styles.avatar} />
  ) : (
    <span className={styles.avatar} aria-hidden="true">
      {initials(names)}
    </span>
  );
