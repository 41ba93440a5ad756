import { useEffect, useRef, useState } from 'react';
import { cx } from '#web/ui/cx.ts';
import styles from './RoomImage.module.css';

const DEFAULT = '/art/default-room.webp';

interface Props {
  src: string | undefined;
  alt: string;
  className?: string | undefined;
  eager?: boolean;
  /** Whether it is the first thing to see of its page. */
  first?: boolean;
}

/** A room's picture; a missing or broken one gives way to the default picture. */
export function RoomImage({ src, alt, className, first = false, eager = first }: Props) {
  const [broken, setBroken] = useState<string>();
  const ref = useRef<HTMLImageElement>(null);
  // In a prerendered page it may have failed before React listens.
  useEffect(() => {
    if (ref.current?.complete && ref.current.naturalWidth === 0) setBroken(src);
  }, [src]);
  return (
    <img
      ref={ref}
      src={src && src !== broken ? src : DEFAULT}
      alt={alt}
      width="600"
      height="400"
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={cx(styles.image, className)}
      onError={() => setBroken(src)}
    />
  );
}
