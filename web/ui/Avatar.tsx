import { useState } from 'react';
import { initials } from '#web/lib/initials.ts';
import styles from './Avatar.module.css';

interface Props {
  names: string;
  image?: string | undefined;
}

/** A person's picture; the initials where there is none, or where it cannot be shown. */
export function Avatar({ names, image }: Props) {
  const [broken, setBroken] = useState<string>();
  return image && image !== broken ? (
    <img
      src={image}
      alt=""
      width="36"
      height="36"
      className={styles.avatar}
      onError={() => setBroken(image)}
    />
  ) : (
    <span className={styles.avatar} aria-hidden="true">
      {initials(names)}
    </span>
  );
}
