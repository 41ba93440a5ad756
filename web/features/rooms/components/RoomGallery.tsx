import { useRef, useState, type KeyboardEvent } from 'react';
import type { Picture } from '#shared/pictures.ts';
import type { Room } from '#shared/room.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { RoomImage } from './RoomImage.tsx';
import styles from './RoomGallery.module.css';

/** As wide as the page; from a laptop on beside the booking box. */
const SIZES = '(min-width: 64rem) min(51rem, 100vw - 28rem), 100vw';

/** The same, where others stand beside it. */
const LARGE_SIZES = '(min-width: 64rem) 34rem, 100vw';

interface BesideProps {
  pictures: Picture[];
  current: number;
  onShow: (index: number) => void;
}

/**
 * The next two after the one that is shown, in turn. By its place a button stays when it is pressed, and with it the
 * focus.
 */
const Beside = ({ pictures, current, onShow }: BesideProps) => (
  <div className={styles.beside}>
    {[1, 2].slice(0, pictures.length - 1).map((step) => {
      const index = (current + step) % pictures.length;
      const { path, widths } = pictures[index] ?? {};
      return (
        <button
          key={step}
          type="button"
          aria-label={`Show picture ${index + 1}`}
          onClick={() => onShow(index)}
        >
          <RoomImage src={path} widths={widths} sizes="17rem" alt="" />
        </button>
      );
    })}
  </div>
);

/**
 * A room's pictures: one beside the other, to be swiped, or turned by buttons and arrow keys. On a wide screen the next
 * two stand beside the one that is shown, and are pressed to be seen large.
 */
export function RoomGallery({ room: { pictures } }: { room: Pick<Room, 'pictures'> }) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [first] = pictures;
  if (pictures.length < 2) {
    return (
      <RoomImage
        src={first?.path}
        widths={first?.widths}
        sizes={SIZES}
        alt={first?.description ?? ''}
        className={styles.picture}
        first
      />
    );
  }
  const show = (index: number) => {
    const { current: list } = strip;
    list?.scrollTo({ left: ((index + pictures.length) % pictures.length) * list.clientWidth });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(current + step);
  };
  const onScroll = ({ scrollLeft, clientWidth }: HTMLElement) =>
    setCurrent(clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0);
  const words = pictures[current]?.description;
  return (
    <section className={styles.gallery} aria-label="Pictures of the room" onKeyDown={onKeyDown}>
      <ul
        ref={strip}
        className={styles.strip}
        tabIndex={0}
        onScroll={(event) => onScroll(event.currentTarget)}
      >
        {pictures.map(({ path, description, widths }, index) => (
          <li key={path} className={styles.slide}>
            <RoomImage
              src={path}
              widths={widths}
              sizes={LARGE_SIZES}
              alt={description}
              className={styles.picture}
              {...(index === 0 && { first: true })}
            />
          </li>
        ))}
      </ul>
      <Beside {...{ pictures, current }} onShow={show} />
      <div className={styles.foot}>
        <p aria-live="polite" className="visually-hidden">
          Picture {current + 1} of {pictures.length}
          {words && `: ${words}`}
        </p>
        <span aria-hidden className={styles.number}>
          {current + 1} / {pictures.length}
        </span>
        <button
          type="button"
          className={styles.turn}
          aria-label="Previous picture"
          onClick={() => show(current - 1)}
        >
          <Icon name="arrow" className={styles.back} />
        </button>
        <button
          type="button"
          className={styles.turn}
          aria-label="Next picture"
          onClick={() => show(current + 1)}
        >
          <Icon name="arrow" />
        </button>
      </div>
    </section>
  );
}
