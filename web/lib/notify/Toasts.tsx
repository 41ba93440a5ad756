import { ToastContainer } from 'react-toastify/unstyled';
import './toasts.css';

export default function Toasts() {
  return <ToastContainer position="top-right" theme="light" autoClose={5000} newestOnTop />;
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
