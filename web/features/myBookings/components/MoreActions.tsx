import { useId, useState, type ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './MoreActions.module.css';

interface Props {
  /** What the actions are of. */
  of: string;
  /** The actions. */
  children: ReactNode;
}

/** Actions that a phone shows in a line of their own, once asked for. On a wider screen they are always there. */
export function MoreActions({ of, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="ghost"
        size="small"
        className={styles.more}
        aria-label={`More, ${of}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        More <Icon name="chevron" />
      </Button>
      <div id={id} className={styles.rest} data-open={open}>
        {children}
      </div>
    </>
  );
}
