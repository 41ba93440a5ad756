import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './FoldFoot.module.css';

interface Props {
  /** Whether the whole list is shown. */
  open: boolean;
  onToggle: () => void;
  /** How many are shown while the others are folded. */
  children: ReactNode;
}

/** The foot of a list that is folded after its first entries on a narrow screen: how many are shown, and the button for the others. */
export const FoldFoot = ({ open, onToggle, children }: Props) => (
  <div className={styles.foot}>
    {!open && <p className={styles.shown}>{children}</p>}
    <Button look="outline" aria-expanded={open} onClick={onToggle}>
      {open ? 'Show fewer' : 'Show more'}
    </Button>
  </div>
);
