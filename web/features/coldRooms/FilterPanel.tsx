import { parseRoomType, roomTypeLabels, roomTypes } from '#shared/roomTypes.ts';
import { Button } from '#web/components/Button.tsx';
import { Select, TextInput } from '#web/components/inputs.tsx';
import type { RoomFilter } from './filter.ts';
import styles from './FilterPanel.module.css';

interface Props {
  filter: RoomFilter;
  /** Places that rooms stand in, offered while the city is typed. */
  places: string[];
  onSearch: (filter: RoomFilter) => void;
}

const textOf = (value: FormDataEntryValue | null): string =>
  typeof value === 'string' ? value : '';

/**
 * The search form. Give it a `key` of the filter, so that it follows the address. The browser
 * keeps what is typed: nothing here needs a form library, which would weigh as much as the page.
 */
export function FilterPanel({ filter, places, onSearch }: Props) {
  const search = (form: FormData) =>
    onSearch({
      roomType: parseRoomType(textOf(form.get('type'))),
      city: textOf(form.get('city')),
    });
  return (
    <form
      className={styles.panel}
      role="search"
      aria-labelledby="filter-title"
      onSubmit={(event) => {
        event.preventDefault();
        search(new FormData(event.currentTarget));
      }}
      onReset={() => onSearch({ city: '' })}
    >
      <h2 id="filter-title" className={styles.title}>
        Search Favorite ColdRoom
      </h2>
      <Select label="Service type" name="type" defaultValue={filter.roomType ?? ''}>
        <option value="">Please Select</option>
        {roomTypes.map((type) => (
          <option key={type} value={type}>
            {roomTypeLabels[type]}
          </option>
        ))}
      </Select>
      <TextInput
        label="City"
        placeholder="Kigali, Musanze, Huye…"
        autoComplete="off"
        list="places"
        name="city"
        defaultValue={filter.city}
      />
      <datalist id="places">
        {places.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      <div className={styles.actions}>
        <Button type="reset" look="outline">
          Reset Filter
        </Button>
        <Button type="submit">Search</Button>
      </div>
    </form>
  );
}
