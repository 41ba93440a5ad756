import type { ReactNode } from 'react';
import { limits } from '#shared/limits.ts';
import { RoomTypeOptions } from '#web/features/rooms/index.ts';
import type { TimelineFilter } from '#web/features/timeline/filter.ts';
import { FilterBar } from '#web/ui/FilterBar.tsx';
import { FilterFold } from '#web/ui/FilterFold.tsx';
import { SearchInput } from '#web/ui/SearchInput.tsx';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import styles from './Timeline.module.css';

interface Props {
  filter: TimelineFilter;
  onChange: (filter: TimelineFilter) => void;
  /** The names of the towns that there are; one may occur twice. */
  towns: string[];
  /** What is folded away with those that are asked for less often. */
  folded?: ReactNode;
  /** What stands at the end of their line. */
  children?: ReactNode;
}

/** What the timeline is narrowed to. Most filters are folded away, so that the rooms are seen. */
export function TimelineFilters(props: Props) {
  const { filter, onChange, towns, folded, children } = props;
  const { town, roomType, coldest, warmest, freeDays } = filter;
  const used = [town, roomType, coldest !== undefined, warmest !== undefined, freeDays].filter(
    Boolean,
  ).length;
  return (
    <FilterBar className={styles.filters}>
      <SearchInput
        className={styles.search}
        label="Room or town"
        placeholder="Room or town"
        value={filter.text}
        onChange={({ target }) => onChange({ ...filter, text: target.value })}
      />
      <FilterFold used={used}>
        {folded}
        <OtherFilters filter={filter} onChange={onChange} towns={towns} />
      </FilterFold>
      {children}
    </FilterBar>
  );
}

/** The filters that are asked for less often. */
function OtherFilters({ filter, onChange, towns }: Pick<Props, 'filter' | 'onChange' | 'towns'>) {
  const names = new Set([...towns, filter.town].filter(Boolean));
  return (
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
