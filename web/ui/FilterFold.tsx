import { useId, useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { cx } from './cx.ts';
import styles from './FilterFold.module.css';

interface Props {
  /** How many of them are set. */
  used: number;
  /** The filters. */
  children: ReactNode;
}

/**
 * The filters that are asked for less often, behind a button that says how many are set; open at first where one is. It
 * stands last in a bar that wraps, and what it opens has a line of its own there.
 */
export function FilterFold({ used, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(used > 0);
  return (
    <>
      <Button
        look="outline"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="filters" /> <span>{used > 0 ? `More filters (${used})` : 'More filters'}</span>{' '}
        <Icon name="chevron" className={cx(styles.chevron, isOpen && styles.open)} />
      </Button>
      <div id={id} hidden={!isOpen} className={styles.panel}>
        {children}
      </div>
    </>
  );
}
