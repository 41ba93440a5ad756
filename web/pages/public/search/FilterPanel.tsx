import { useState } from 'react';
import { parseRoomType } from '#shared/roomTypes.ts';
import { townNames } from '#shared/search/towns.ts';
import { RoomTypeOptions } from '#web/features/rooms/components/RoomTypeOptions.tsx';
import type { RoomFilter } from '#web/features/rooms/filter.ts';
import { useTypedFilter } from '#web/features/rooms/useTypedFilter.ts';
import { focusField } from '#web/lib/forms/focusField.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import { DayFields } from './DayFields.tsx';
import { GoodsFilter } from './GoodsFilter.tsx';
import { MoreFilters } from './MoreFilters.tsx';
import { PositionButton, SortFilter } from './SortFilter.tsx';
import { useNearestTo } from './useNearestTo.ts';
import styles from './FilterPanel.module.css';

interface Props {
  filter: RoomFilter;
  /** What was found: where it stands is offered while the city is typed, beside the large towns. */
  rooms: readonly { location: string }[];
  onSearch: (filter: RoomFilter) => void;
}

/** How many things a filter asks for; its two days are one, as are its two temperatures and its two prices. */
const countSaid = ({
  roomType,
  city,
  startDate,
  endDate,
  productType,
  weight,
  ...bounds
}: RoomFilter) =>
  [
    roomType,
    city,
    startDate || endDate,
    productType,
    weight,
    bounds.coldest || bounds.warmest,
    bounds.minPrice || bounds.maxPrice,
    bounds.tons,
  ].filter(Boolean).length;

/**
 * The search form: plain state, for a form library would weigh as much as the page. On a narrow screen it
 * is folded to one line, so that the rooms stand in sight.
 */
export function FilterPanel({ filter, rooms, onSearch }: Props) {
  const [open, setOpen] = useState(false);
  const { typed, type, errorAt, submit, reset } = useTypedFilter(filter, (next) => {
    setOpen(false);
    onSearch(next);
  });
  const near = useNearestTo(typed);
  const said = countSaid(filter);
  const places = [...new Set([...rooms.map(({ location }) => location), ...townNames])].sort();
  return (
    <form
      className={styles.panel}
      data-open={open || undefined}
      role="search"
      aria-labelledby="filter-title"
      noValidate
      onSubmit={(event) => {
        if (!near.missing) submit(event);
        else {
          event.preventDefault();
          near.complain();
          focusField(event.currentTarget, 'order');
        }
      }}
    >
      <div className={styles.head}>
        <h2 id="filter-title" className={styles.title}>
          Search Favorite ColdRoom
        </h2>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls="filter-fields"
          onClick={() => setOpen(!open)}
        >
          {open ? 'Close' : `Days and filter${said > 0 ? ` (${said})` : ''}`}
          <Icon name="chevron" />
        </button>
      </div>
      <div id="filter-fields" className={styles.fields}>
        <Select
          label="Service type"
          value={typed.roomType ?? ''}
          onChange={({ target }) => type({ roomType: parseRoomType(target.value) })}
        >
          <option value="">Please Select</option>
          <RoomTypeOptions />
        </Select>
        <TextInput
          label="City"
          placeholder="Kigali, Huye…"
          autoComplete="off"
          list="places"
          value={typed.city}
          onChange={({ target }) => type({ city: target.value })}
        />
        <datalist id="places">
          {places.map((place) => (
            <option key={place} value={place} />
          ))}
        </datalist>
        <DayFields {...{ typed, type, errorAt }} />
        <GoodsFilter typed={typed} type={type}>
          <SortFilter {...{ typed, type, near }} />
        </GoodsFilter>
        <MoreFilters typed={typed} type={type} />
        <PositionButton near={near} />
        <div className={styles.actions}>
          <Button look="outline" onClick={reset}>
            Reset Filter
          </Button>
          <Button type="submit">Search</Button>
        </div>
      </div>
    </form>
  );
}
