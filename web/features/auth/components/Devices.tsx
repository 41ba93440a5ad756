import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LogoutEverywhereDialog } from './LogoutEverywhereDialog.tsx';
import styles from './Devices.module.css';

/** The end of all sessions of the person signed in, for whoever has lost a phone or used a shared one. */
export function Devices() {
  const [asked, setAsked] = useState(false);
  return (
    <Card>
      <section className={styles.devices} aria-labelledby="devices">
        <h2 id="devices">Devices</h2>
        <p>Lost a phone, or signed in on one that is not yours? End all your sessions at once.</p>
        <Button look="secondary" onClick={() => setAsked(true)}>
          Log out on all devices
        </Button>
      </section>
      <LogoutEverywhereDialog open={asked} onClose={() => setAsked(false)} />
    </Card>
  );
}
