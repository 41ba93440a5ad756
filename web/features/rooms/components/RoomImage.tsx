import { useCallback, useEffect, useRef, useState } from 'react';
import { pathAtWidth } from '#shared/pictures.ts';
import { useNear } from '#web/lib/hooks/useNear.ts';
import { cx } from '#web/ui/cx.ts';
import styles from './RoomImage.module.css';

const DEFAULT = '/art/default-room.webp';

interface Props {
  src: string | undefined;
  /** The widths at which it is there as WebP, in px. @default - only its original is there */
  widths?: readonly number[] | undefined;
  /** How wide it is shown, as `sizes` of an image says. @default - as a card of a list */
  sizes?: string;
  alt: string;
  className?: string | undefined;
  eager?: boolean;
  /** Whether it is the first thing to see of its page. */
  first?: boolean;
}

/**
 * The cards of the lists: one beside the other from a tablet on. Less than the width of a phone is said, so that one with three
 * pixels to each of CSS takes the file for two: half the bytes, and no eye sees it.
 */
const CARD = '(min-width: 40rem) 25rem, 60vw';

/** How far from the window it is fetched, in CSS px: a card of a list on a phone. */
const WITHIN = '300px';

/** The smaller files of a picture, of which the browser chooses one; undefined where there is none. */
const choiceOf = (src: string, widths: readonly number[]): string | undefined =>
  widths.map((width) => `${pathAtWidth(src, width)} ${width}w`).join(', ') || undefined;

/**
 * A room's picture. It is fetched when it comes near the window: a browser's own `lazy` begins up to 2,500 px before.
 * Where one of its widths is missing or broken, its original is shown, and the default picture where that is as well.
 */
export function RoomImage({ src, widths = [], sizes = CARD, alt, className, ...order }: Props) {
  const { first = false, eager = first } = order;
  const [broken, setBroken] = useState<string>();
  const choice = src ? choiceOf(src, widths) : undefined;
  const [noChoice, setNoChoice] = useState<string>();
  const srcSet = choice === noChoice ? undefined : choice;
  const fail = useCallback(() => {
    if (srcSet === undefined) setBroken(src);
    else setNoChoice(srcSet);
  }, [src, srcSet]);
  const ref = useRef<HTMLImageElement>(null);
  const near = useNear(ref, { atOnce: eager, within: WITHIN });
  // In a prerendered page it may have failed before React listens.
  useEffect(() => {
    if (near && ref.current?.complete && ref.current.naturalWidth === 0) fail();
  }, [fail, near]);
  return (
    <img
      ref={ref}
      {...(near && { src: src && src !== broken ? src : DEFAULT })}
      {...(near && srcSet !== undefined && src !== broken && { srcSet, sizes })}
      alt={alt}
      width="600"
      height="400"
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={cx(styles.image, className)}
      onError={fail}
    />
  );
}
