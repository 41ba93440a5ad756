import { useState } from 'react';
import { cx } from '#web/ui/cx.ts';
import styles from './RoomImage.module.css';

const DEFAULT = '/art/default-room.webp';

interface Props {
  src: string | undefined;
  alt: string;
  className?: string | undefined;
  eager?: boolean;
}

/** A room's picture; a missing or broken one gives way to the default picture. */
export function RoomImage({ src, alt, className, eager }: Props) {
  const [broken, setBroken] = useState<string>();
  return (
    <img
      src={src && src !== broken ? src : DEFAULT}
      alt={alt}
      width="600"
      height="400"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={cx(styles.image, className)}
      onError={() => setBroken(src)}
    />
  );
}
