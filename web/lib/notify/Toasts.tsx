import type { AnimationEvent } from 'react';
import { ToastContainer } from 'react-toastify/unstyled';
import './toasts.css';

/**
 * Keeps from the container that a toast's time has ended where none of it has passed: it would take the toast away.
 * Chromium says so where rounding puts the first moment of that time a hundredth of a millisecond ahead.
 */
function ignoreEarlyEnd(event: AnimationEvent): void {
  if (event.animationName === 'toast-run' && event.elapsedTime === 0) event.stopPropagation();
}

export default function Toasts() {
  return (
    <div onAnimationEndCapture={ignoreEarlyEnd}>
      <ToastContainer position="top-right" theme="light" autoClose={5000} newestOnTop />
    </div>
  );
}

export interface OfferProps {
  text: string;
  label: string;
  act: () => void;
  /** What it was done to. */
  about: string;
  /** What that is now, where the text does not say it. */
  now?: string | undefined;
  /** Whether it stands at the foot of the window, because its head is worked in. */
  low?: boolean;
}

/** What was done to what, and a button to take it back; of several each says whose it is. */
export const Offer = ({ text, label, act, about, now, low = false }: OfferProps) => (
  <span className="toast-offer" data-low={low || undefined}>
    <span>
      {text}{' '}
      <small>
        {about}
        {now && `: ${now}`}
      </small>
    </span>{' '}
    <button type="button" aria-label={`${label}, ${about}`} onClick={act}>
      {label}
    </button>
  </span>
);
