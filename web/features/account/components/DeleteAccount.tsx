import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import styles from './account.module.css';

/** The way for a customer to have their account deleted. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  return (
    <Card>
      <div className={styles.form}>
        <h2>Delete your account</h2>
        <p className={styles.state}>
          It can be deleted when no booking of yours waits for an answer or is still to come.
        </p>
        <Button look="danger" className={styles.send} onClick={() => setOpen(true)}>
          Delete my account
        </Button>
      </div>
      <DeleteAccountDialog open={open} onClose={() => setOpen(false)} />
    </Card>
  );
}
