import type { ComponentProps } from 'react';
import { Link } from '#web/lib/router/Link.tsx';
import { cx } from './cx.ts';
import styles from './Button.module.css';

export type ButtonSize = 'small' | 'medium' | 'large';

export type ButtonLook =
  | 'primary'
  | 'warm'
  | 'secondary'
  | 'outline'
  | 'ghost'
  | 'good'
  | 'tonal'
  | 'danger'
  | 'quietDanger'
  | 'light';

interface Look {
  /**
   * Amber `primary` is for the one thing a screen wants done, and `warm` does the same where many stand below one another, or
   * beside a `primary`; `ghost` and `quietDanger` are words beside it. `good` says yes, and `tonal` does where many stand below
   * one another.
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
    /** What the button says while it waits for an answer; it is disabled meanwhile. */
    pendingText?: string | undefined;
    pending?: boolean;
  };

/** A small turning ring; the words beside it say what is awaited. */
const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;

export function Button(props: ButtonProps) {
  const { look, size, wide, pending, pendingText, children, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      disabled={pending === true || rest.disabled === true}
      aria-busy={pending}
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
