import { limits } from '#shared/limits.ts';
import { RoomTypeOptions } from '#web/features/rooms/index.ts';
import type { TimelineFilter } from '#web/features/timeline/filter.ts';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import styles from './Timeline.module.css';

interface Props {
  filter: TimelineFilter;
  onChange: (filter: TimelineFilter) => void;
  /** What is typed to find rooms by, and what takes it. */
  sought: string;
  onSeek: (text: string) => void;
  /** How many days are shown. */
  count: number;
}

/** What the timeline is narrowed to. */
export function TimelineFilters({ filter, onChange, sought, onSeek, count }: Props) {
  return (
    <div className={styles.filters}>
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
      <TextInput
        label="Room or town"
        type="search"
        autoComplete="off"
        maxLength={120}
        value={sought}
        onChange={({ target }) => onSeek(target.value)}
      />
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
        max={count}
        value={filter.freeDays || ''}
        onChange={({ target }) => onChange({ ...filter, freeDays: Number(target.value) })}
      />
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
