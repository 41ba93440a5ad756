import type { ComponentProps, MouseEvent } from 'react';
import { Link } from '#web/lib/router/Link.tsx';
import { cx } from './cx.ts';
import { makeDoublePress } from './doublePress.ts';
import styles from './Button.module.css';

export type ButtonSize = 'small' | 'medium' | 'large';

export type ButtonLook =
  | 'primary'
  | 'warm'
  | 'secondary'
  | 'outline'
  | 'tonal'
  | 'ghost'
  | 'good'
  | 'danger'
  | 'quietDanger'
  | 'light';

interface Look {
  /**
   * Amber `primary` is for the one thing a screen wants done, and `warm` does the same where many stand below one
   * another, or beside a `primary`: it has the colour only under a pointer; `ghost` and `quietDanger` are words beside
   * it. `good` says yes. `tonal` is what is done first in each of many rows.
   */
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
}

/** The class of what looks like a button. */
export const buttonClass = (
  { look = 'secondary', size = 'medium', wide }: Look,
  className?: string,
) => cx(styles.button, styles[look], styles[size], wide && styles.wide, className);

type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** What the button says while it waits for an answer; presses do nothing meanwhile. */
    pendingText?: string | undefined;
    pending?: boolean;
  };

/** A small turning ring; the words beside it say what is awaited. */
const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;

const isDouble = makeDoublePress();

/** Whether a press hits another button than the one that was pressed twice. Keys and scripts press what they mean. */
const isStray = ({ currentTarget, nativeEvent }: MouseEvent<HTMLButtonElement>): boolean => {
  const { isTrusted, detail, timeStamp, screenX, screenY } = nativeEvent;
  if (!isTrusted || detail === 0) return false;
  return isDouble({ button: currentTarget, at: timeStamp, x: screenX, y: screenY });
};

/** A button. While it waits it is not disabled, because the browser would take the focus from it. */
export function Button(props: ButtonProps) {
  const { look, size, wide, pending, pendingText, children, className, onClick, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A form is not sent again while it waits, by Enter in one of its fields either.
    if (isStray(event) || pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      aria-busy={pending}
      {...(pending && { 'aria-disabled': true })}
      onClick={press}
      className={buttonClass({ look, size, wide }, className)}
    >
      {pending ? <Spinner /> : null}
      {/* In an element, which is replaced as a whole: React no longer finds a text that the browser has translated. */}
      <span key={pending ? 1 : 0} className={styles.words}>
        {pending ? (pendingText ?? children) : children}
      </span>
    </button>
  );
}

/** A link that looks like a button, for going somewhere. */
export function ButtonLink(props: Look & ComponentProps<typeof Link>) {
  const { look, size, wide, className, ...rest } = props;
  return <Link {...rest} className={buttonClass({ look, size, wide }, className)} />;
}
