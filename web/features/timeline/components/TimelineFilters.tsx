import { limits } from '#shared/limits.ts';
import { RoomTypeOptions } from '#web/features/rooms/index.ts';
import type { TimelineFilter, Town } from '#web/features/timeline/filter.ts';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import styles from './Timeline.module.css';

interface Props {
  filter: TimelineFilter;
  onChange: (filter: TimelineFilter) => void;
  /** The towns of all rooms. */
  towns: Town[];
  /** How many days are shown. */
  count: number;
}

/** What the timeline is narrowed to. */
export function TimelineFilters({ filter, onChange, towns, count }: Props) {
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
      <Select
        label="Town"
        value={filter.town}
        onChange={({ target }) => onChange({ ...filter, town: target.value })}
      >
        <option value="">All</option>
        {towns.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
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
