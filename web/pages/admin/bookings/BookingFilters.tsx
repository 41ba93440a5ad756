import { useId, useState, type ChangeEventHandler } from 'react';
import { listLabels } from '#web/features/bookings/admin/AdminList.tsx';
import { bookingListNames, type BookingListName } from '#web/features/bookings/api/bookingLists.ts';
import { ChosenRoomPicker } from '#web/features/roomPicker/components/ChosenRoomPicker.tsx';
import { useMedia } from '#web/lib/hooks/useMedia.ts';
import { Button } from '#web/ui/Button.tsx';
import { FilterBar } from '#web/ui/FilterBar.tsx';
import { FilterDay } from '#web/ui/FilterDay.tsx';
import { FilterFold } from '#web/ui/FilterFold.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Select } from '#web/ui/inputs.tsx';
import { ClientFilter } from './ClientFilter.tsx';
import {
  countOtherFilters,
  dayProblems,
  isBookingsNarrowed,
  mayBeNewestFirst,
  orderOf,
  ownOrder,
  type BookingFilter,
  type FilterField,
} from './bookingFilter.ts';
import styles from './BookingFilters.module.css';

interface Props {
  filter: BookingFilter;
  /** The list that is narrowed. */
  list: BookingListName;
  /** Whether the list is chosen here too, where there are no tabs for it. */
  withStatus?: boolean;
  /** How often all filters were cleared: with them go days that were typed in part. */
  clears: number;
  onChange: (change: Partial<Record<FilterField | 'show', string>>) => void;
  onClear: () => void;
}

/**
 * Whether the filters are folded: on a narrow screen they are, until somebody asks for them or where something is
 * chosen.
 */
export function useFilterFold(filter: BookingFilter) {
  const id = useId();
  const isWide = useMedia('(min-width: 48rem)');
  const [isOpen, setOpen] = useState(isBookingsNarrowed(filter));
  return { id, isWide, isOpen, toggle: () => setOpen(!isOpen) };
}
type Fold = ReturnType<typeof useFilterFold>;

/** Opens and closes the filters of a narrow screen, by its sign alone, from among the buttons of the page's head. */
export const FilterToggle = ({ id, isWide, isOpen, toggle }: Fold) =>
  !isWide && (
    <Button
      look="outline"
      size="small"
      className={styles.brief}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={toggle}
    >
      {/* The sign of the search would be that of the one in the site's header. */}
      <Icon name="filters" /> <span className="visually-hidden">Find bookings</span>
    </Button>
  );

/** What the lists of bookings are narrowed to. */
export function BookingFilters({ fold, ...props }: Props & { fold: Fold }) {
  const isShown = fold.isWide || fold.isOpen;
  return (
    <div id={fold.id} hidden={!isShown}>
      {isShown && <Fields {...props} />}
    </div>
  );
}

function Fields({ filter, list, withStatus, clears, onChange, onClear }: Props) {
  const problems = dayProblems(filter);
  return (
    <FilterBar role="search" aria-label="Find bookings" className={styles.filters}>
      {withStatus && (
        <Select
          label="Status"
          value={list}
          onChange={({ target }) => onChange({ show: target.value })}
        >
          {bookingListNames.map((name) => (
            <option key={name} value={name}>
              {listLabels[name]}
            </option>
          ))}
        </Select>
      )}
      <ClientFilter id={filter.client} onChange={(client) => onChange({ client })} />
      <FilterDay
        key={`from ${clears}`}
        label="From day"
        value={filter.from}
        error={problems.from}
        onChange={(from) => onChange({ from })}
      />
      <FilterDay
        key={`to ${clears}`}
        label="To day"
        value={filter.to}
        error={problems.to}
        onChange={(to) => onChange({ to })}
      />
      {isBookingsNarrowed(filter) && (
        <Button look="ghost" size="small" onClick={onClear}>
          Clear filters
        </Button>
      )}
      <FilterFold used={countOtherFilters(list, filter)}>
        <OtherFilters filter={filter} list={list} onChange={onChange} />
      </FilterFold>
    </FilterBar>
  );
}

/** The filters that are asked for less often. */
const OtherFilters = ({ filter, list, onChange }: Pick<Props, 'filter' | 'list' | 'onChange'>) => (
  <>
    <ChosenRoomPicker
      label="Room"
      none="All"
      value={filter.room}
      onChoose={(room) => onChange({ room })}
    />
    <Select
      label="Payment"
      value={filter.payment}
      onChange={({ target }) => onChange({ payment: target.value })}
    >
      <option value="">Any</option>
      <option value="owed">To pay</option>
      <option value="refund">To refund</option>
      <option value="paid">Paid</option>
    </Select>
    <OrderSelect
      filter={filter}
      list={list}
      onChange={({ target }) => onChange({ order: target.value })}
    />
  </>
);

type OrderProps = Pick<Props, 'filter' | 'list'> & {
  onChange: ChangeEventHandler<HTMLSelectElement>;
};

/** In what order the list comes; what it has by itself is named as well. */
function OrderSelect({ filter, list, onChange }: OrderProps) {
  const own = ownOrder(list, filter);
  return (
    <Select label="Order" value={orderOf(list, filter) || own.order} onChange={onChange}>
      {own.order === '' && <option value="">{own.words}</option>}
      <option value="soonest">Soonest last day first</option>
      <option value="latest">Latest last day first</option>
      {mayBeNewestFirst(list, filter) && <option value="newest">Newest request first</option>}
    </Select>
  );
}
