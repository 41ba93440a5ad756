import type { RoomFilter } from '#web/features/rooms/filter.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { countFolded } from './countSaid.ts';
import styles from './FilterPanel.module.css';

interface Props {
  typed: RoomFilter;
  type: (part: Partial<RoomFilter>) => void;
}

/** What is asked for less often, folded: what a room has to hold, and what it may cost. */
export function MoreFilters({ typed, type }: Props) {
  const used = countFolded(typed);
  return (
    <details className={styles.more}>
      <summary className={styles.summary}>
        {used > 0 ? `More filters (${used})` : 'More filters'} <Icon name="chevron" />
      </summary>
      <div className={styles.bounds}>
        <Bounds typed={typed} type={type} />
      </div>
    </details>
  );
}

const Bounds = ({ typed, type }: Props) => (
  <>
    <TextInput
      label="Holds at least, in tons"
      type="number"
      inputMode="decimal"
      min={0}
      step="any"
      placeholder="5"
      value={typed.tons}
      onChange={({ target }) => type({ tons: target.value })}
    />
    <fieldset className={styles.range}>
      <legend className="visually-hidden">Temperature of the room</legend>
      <TextInput
        label="From °C"
        type="number"
        step="any"
        placeholder="2"
        value={typed.coldest}
        onChange={({ target }) => type({ coldest: target.value })}
      />
      <TextInput
        label="To °C"
        type="number"
        step="any"
        placeholder="8"
        value={typed.warmest}
        onChange={({ target }) => type({ warmest: target.value })}
      />
    </fieldset>
    <fieldset className={styles.range}>
      <legend className="visually-hidden">Price of the room</legend>
      <TextInput
        label="At least Rwf / Day"
        type="number"
        inputMode="numeric"
        min={0}
        placeholder="10000"
        value={typed.minPrice}
        onChange={({ target }) => type({ minPrice: target.value })}
      />
      <TextInput
        label="At most Rwf / Day"
        type="number"
        inputMode="numeric"
        min={0}
        placeholder="50000"
        value={typed.maxPrice}
        onChange={({ target }) => type({ maxPrice: target.value })}
      />
    </fieldset>
  </>
);
