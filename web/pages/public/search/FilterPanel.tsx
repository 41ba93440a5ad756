import { useState } from 'react';
import { parseRoomType } from '#shared/roomTypes.ts';
import { townNames } from '#shared/search/towns.ts';
import { RoomTypeOptions } from '#web/features/rooms/components/RoomTypeOptions.tsx';
import type { RoomFilter } from '#web/features/rooms/filter.ts';
import type { useTypedFilter } from '#web/features/rooms/useTypedFilter.ts';
import { focusField } from '#web/lib/forms/focusField.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import { DayFields } from './DayFields.tsx';
import { GoodsFilter } from './GoodsFilter.tsx';
import { MoreFilters } from './MoreFilters.tsx';
import { SortFilter } from './SortFilter.tsx';
import { countSaid } from './countSaid.ts';
import type { Near } from './useNearestTo.ts';
import styles from './FilterPanel.module.css';

interface Props {
  filter: RoomFilter;
  /** The filter as it is typed. */
  form: ReturnType<typeof useTypedFilter>;
  near: Near;
  /** What was found: where it stands is offered while the city is typed, beside the large towns. */
  rooms: readonly { location: string }[];
  /** Whether the order is chosen here, because there is no room for it above what was found. */
  withOrder: boolean;
}

/**
 * The fields of the search form: one bar across a wide page, and on a narrow one folded to a line, so that the rooms
 * stand in sight.
 */
export function FilterPanel({ filter, form, near, rooms, withOrder }: Props) {
  const [open, setOpen] = useState(false);
  const { formRef, typed, type, errorAt, submit, reset } = form;
  const said = countSaid(filter);
  const isSet = countSaid(typed) > 0 || typed.order !== '';
  return (
    <form
      ref={formRef}
      id="filter"
      className={styles.panel}
      data-open={open || undefined}
      role="search"
      aria-labelledby="filter-title"
      noValidate
      onSubmit={(event) => {
        if (near.missing) {
          event.preventDefault();
          near.complain();
          focusField(event.currentTarget, 'order');
        } else if (submit(event)) setOpen(false);
      }}
    >
      <div className={styles.head}>
        <Icon name="search" className={styles.sign} />
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
          {open ? 'Close' : `Days and filters${said > 0 ? ` (${said})` : ''}`}
          <Icon name="chevron" />
        </button>
      </div>
      <div id="filter-fields" className={styles.fields}>
        <DayFields {...{ typed, type, errorAt }} />
        <CityField {...{ typed, type, rooms }} />
        <GoodsFilter {...{ typed, type, errorAt }} />
        <TypeField {...{ typed, type }} />
        {withOrder && (
          <SortFilter
            className={styles.order}
            order={typed.order}
            near={near}
            onChange={(order) => type({ order })}
          />
        )}
        <MoreFilters {...{ typed, type, errorAt }} />
        <div className={styles.actions}>
          {isSet && (
            <Button
              look="ghost"
              onClick={({ currentTarget }) => {
                // It goes with what it takes back, and leaves the focus to the button beside it.
                (currentTarget.nextElementSibling as HTMLElement).focus();
                setOpen(false);
                reset();
              }}
            >
              Reset Filter
            </Button>
          )}
          <Button type="submit" look="primary">
            Search
          </Button>
        </div>
      </div>
    </form>
  );
}

type FieldProps = Pick<Props['form'], 'typed' | 'type'>;

/** The type of room that is looked for. */
const TypeField = ({ typed, type }: FieldProps) => (
  <Select
    label="Service type"
    className={styles.cell}
    value={typed.roomType ?? ''}
    onChange={({ target }) => type({ roomType: parseRoomType(target.value) })}
  >
    <option value="">Please Select</option>
    <RoomTypeOptions />
  </Select>
);

/** The town that is looked for, with those that are likely. */
function CityField({ typed, type, rooms }: FieldProps & Pick<Props, 'rooms'>) {
  const places = [...new Set([...rooms.map(({ location }) => location), ...townNames])].sort();
  return (
    <>
      <TextInput
        label="City"
        className={styles.cell}
        placeholder="Any town"
        autoComplete="off"
        list="places"
        maxLength={80}
        value={typed.city}
        onChange={({ target }) => type({ city: target.value })}
      />
      <datalist id="places">
        {places.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </>
  );
}
