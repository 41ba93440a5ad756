import { useId, useState } from 'react';
import { ChosenRoomPicker } from '#web/features/roomPicker/components/ChosenRoomPicker.tsx';
import { useMedia } from '#web/lib/hooks/useMedia.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import { ClientFilter } from './ClientFilter.tsx';
import {
  isNarrowed,
  monthProblems,
  type BookingFilter,
  type FilterField,
} from './bookingFilter.ts';
import styles from './BookingFilters.module.css';

interface Props {
  filter: BookingFilter;
  onChange: (change: Partial<BookingFilter>) => void;
  onClear: () => void;
}

/** What the lists of bookings are narrowed to. A narrow screen shows it on request, or where something is chosen. */
export function BookingFilters(props: Props) {
  const id = useId();
  const isWide = useMedia('(width >= 48rem)');
  const [isOpen, setOpen] = useState(isNarrowed(props.filter));
  return (
    <div>
      {!isWide && (
        <Button
          look="outline"
          size="small"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="search" /> Find bookings
        </Button>
      )}
      <div id={id}>{(isWide || isOpen) && <Fields {...props} />}</div>
    </div>
  );
}

/** As much as can be combined. */
function Fields({ filter, onChange, onClear }: Props) {
  const problems = monthProblems(filter);
  const typed =
    (name: FilterField) =>
    ({ target }: { target: { value: string } }) =>
      onChange({ [name]: target.value });
  const month = { type: 'month', placeholder: '2027-01', autoComplete: 'off' } as const;
  return (
    <div role="search" aria-label="Find bookings" className={styles.filters}>
      <ChosenRoomPicker
        label="Room"
        none="All"
        value={filter.room}
        disabled={filter.client !== ''}
        hint={filter.client === '' ? undefined : 'For all clients only.'}
        onChoose={(room) => onChange({ room })}
      />
      <ClientFilter
        id={filter.client}
        disabled={filter.room !== ''}
        onChange={(client) => onChange({ client })}
      />
      <Select label="Payment" value={filter.payment} onChange={typed('payment')}>
        <option value="">Any</option>
        <option value="owed">To pay</option>
        <option value="refund">To refund</option>
        <option value="paid">Paid</option>
      </Select>
      <TextInput
        label="From month"
        {...month}
        value={filter.from}
        error={problems.from}
        onChange={typed('from')}
      />
      <TextInput
        label="To month"
        {...month}
        value={filter.to}
        error={problems.to}
        onChange={typed('to')}
      />
      {isNarrowed(filter) && (
        <Button look="outline" className={styles.clear} onClick={onClear}>
          Clear filters
        </Button>
      )}
    </div>
  );
}
