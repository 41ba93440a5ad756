import type { ReactNode } from 'react';
import { limits } from '#shared/limits.ts';
import { RoomTypeOptions } from '#web/features/rooms/index.ts';
import type { TimelineFilter } from '#web/features/timeline/filter.ts';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import styles from './Timeline.module.css';

interface Props {
  filter: TimelineFilter;
  onChange: (filter: TimelineFilter) => void;
  /** The names of the towns that there are; one may occur twice. */
  towns: string[];
  /** Whether most of them are folded away, as on a phone. */
  isFolded: boolean;
  /** What stands before them. */
  children?: ReactNode;
}

/** What the timeline is narrowed to. */
export function TimelineFilters({ filter, onChange, towns, isFolded, children }: Props) {
  const names = new Set([...towns, filter.town].filter(Boolean));
  const others = (
    <>
      <Select
        label="Town"
        value={filter.town}
        onChange={({ target }) => onChange({ ...filter, town: target.value })}
      >
        <option value="">All</option>
        {[...names].sort().map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <Select
        label="Room type"
        value={filter.roomType}
        onChange={({ target }) =>
          onChange({ ...filter, roomType: target.value as TimelineFilter['roomType'] })
        }
      >
        <option value="">All</option>
        <RoomTypeOptions />
      </Select>
      <Degrees
        label="Coldest, °C"
        value={filter.coldest}
        onChange={(coldest) => onChange({ ...filter, coldest })}
      />
      <Degrees
        label="Warmest, °C"
        value={filter.warmest}
        onChange={(warmest) => onChange({ ...filter, warmest })}
      />
      <TextInput
        label="Free for days"
        type="number"
        min={0}
        max={limits.timelineDays}
        value={filter.freeDays || ''}
        onChange={({ target }) => onChange({ ...filter, freeDays: Number(target.value) })}
      />
    </>
  );
  return (
    <div className={styles.filters}>
      {children}
      <TextInput
        label="Room or town"
        type="search"
        autoComplete="off"
        maxLength={120}
        value={filter.text}
        onChange={({ target }) => onChange({ ...filter, text: target.value })}
      />
      {isFolded ? (
        <details className={styles.folded}>
          <summary>More filters</summary>
          <div className={styles.filters}>{others}</div>
        </details>
      ) : (
        others
      )}
    </div>
  );
}

/** A bound of the temperatures of which the room is to reach one; empty is any. */
function Degrees({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}) {
  return (
    <TextInput
      label={label}
      type="number"
      min={limits.coldestSearched}
      max={limits.warmestSearched}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    />
  );
}
