import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { cx } from './cx.ts';
import { useRotation } from './useRotation.ts';
import styles from './Carousel.module.css';

interface Props {
  label: string;
  /** `near` is the next one, shortly before its turn. */
  slides: { key: string; content: (state: { active: boolean; near: boolean }) => ReactNode }[];
  /** What stands still while the slides turn, such as the buttons. */
  children?: ReactNode;
  className?: string | undefined;
  light?: boolean;
}

/** Slides that turn by themselves, with dots, arrow keys and a pause button. */
export function Carousel({ label, slides, children, className, light }: Props) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  const { current, playing, soon, show, toggle } = useRotation(slides.length, held);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') show(current + 1);
    if (event.key === 'ArrowLeft') show(current - 1);
  };
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={cx(styles.carousel, light && styles.light, className)}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className={styles.slides} aria-live={playing && !held ? 'off' : 'polite'}>
        {slides.map(({ key, content }, index) => (
          <div
            key={key}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            className={styles.slide}
            data-active={index === current || undefined}
            inert={index !== current}
          >
            {content({
              active: index === current,
              near: soon && index === (current + 1) % slides.length,
            })}
          </div>
        ))}
      </div>
      {children}
      <div
        className={styles.controls}
        role="group"
        aria-label={`${label}: slides`}
        onKeyDown={onKeyDown}
      >
        {slides.map(({ key }, index) => (
          <button
            key={key}
            type="button"
            className={styles.dot}
            aria-label={`Show slide ${index + 1}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => show(index)}
          />
        ))}
        <button
          type="button"
          className={styles.pause}
          aria-label={playing ? 'Pause slides' : 'Play slides'}
          onClick={toggle}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      </div>
    </section>
  );
}
