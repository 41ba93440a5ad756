import { useState, type ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Items, type ItemsProps } from './Items.tsx';
import styles from './BookingList.module.css';

interface Props extends ItemsProps {
  /** What leads to further bookings; it is left out while some are folded. */
  foot: ReactNode;
}

/** How many bookings a phone shows while the others are folded, as the style sheet has it. */
const FIRST = 5;

/** Bookings below one another, of which a phone shows the first ones until more are asked for. What is folded is printed. */
export function FoldedItems({ bookings, foot, children }: Props) {
  const [open, setOpen] = useState(false);
  const folds = bookings.length > FIRST;
  return (
    <div data-folded={(folds && !open) || undefined}>
      <Items bookings={bookings}>{children}</Items>
      {folds && (
        <div className={styles.fold}>
          {!open && (
            <p className={styles.shown}>
              {FIRST} of {bookings.length} shown
            </p>
          )}
          <Button look="outline" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Show fewer' : `Show ${bookings.length - FIRST} more`}
          </Button>
        </div>
      )}
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}
