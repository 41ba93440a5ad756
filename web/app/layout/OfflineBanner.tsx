import { useEffect, useState } from 'react';
import { useOnline } from '#web/lib/hooks/useOnline.ts';
import { onUnanswered } from '#web/lib/notify/unanswered.ts';
import styles from './OfflineBanner.module.css';

/** Says once, on every page, that there is no network. */
export const OfflineBanner = () => (
  <p aria-live="polite" className={styles.banner}>
    {!useOnline() && <Words />}
  </p>
);

/** Whoever presses something hears that no answer came. */
function Words() {
  const [unanswered, setUnanswered] = useState(false);
  useEffect(() => onUnanswered(() => setUnanswered(true)), []);
  return unanswered
    ? 'You are offline, so no answer came. Press again when the network is back.'
    : 'You are offline. You can still read this page.';
}
