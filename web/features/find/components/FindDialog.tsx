import { useState } from 'react';
import { useFindKey } from '#web/features/find/useFindKey.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { FindBox } from './FindBox.tsx';
import styles from './Find.module.css';

/** The search of the staff behind a button: its field stands in a dialog. */
export function FindDialog() {
  const [open, setOpen] = useState(false);
  useFindKey(() => setOpen(true));
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span className="visually-hidden">Search</span>
      </button>
      <Dialog open={open} title="Search" onClose={close}>
        <FindBox onLeave={close} />
      </Dialog>
    </>
  );
}
