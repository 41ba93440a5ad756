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

interface OfferProps {
  text: string;
  label: string;
  act: () => void;
}

/** What was done, and a button to take it back. */
export const Offer = ({ text, label, act }: OfferProps) => (
  <span className="toast-offer">
    {text}{' '}
    <button type="button" onClick={act}>
      {label}
    </button>
  </span>
);
