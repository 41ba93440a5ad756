import { TabCount } from './TabCount.tsx';
import { cx } from './cx.ts';
import { useChosenInSight } from './useChosenInSight.ts';
import styles from './Tabs.module.css';

interface Filter {
  value: string;
  label: string;
  /** How much it lets through, or `–` where that is not known. */
  count: number | string;
}

interface Props {
  /** Accessible name of the line. */
  label: string;
  filters: Filter[];
  value: string;
  onChange: (value: string) => void;
}

/** Filters of one list in a line, one of them chosen, each with its count. They look as tabs do. */
export function FilterLine({ label, filters, value, onChange }: Props) {
  const line = useChosenInSight(value);
  return (
    <div ref={line} role="group" aria-label={label} className={cx(styles.list, styles.alone)}>
      {filters.map((filter) => (
        <button
          key={filter.value}
          type="button"
          className={styles.tab}
          aria-pressed={filter.value === value}
          onClick={() => onChange(filter.value)}
        >
          {filter.label}
          <TabCount count={filter.count} />
        </button>
      ))}
    </div>
  );
}
