import { roomTypeLabels, roomTypes } from '#shared/roomTypes.ts';
import { useForm } from 'react-hook-form';
import { Button } from '#web/components/Button.tsx';
import { Select, TextInput } from '#web/components/inputs.tsx';
import { parseRoomType } from '#shared/roomTypes.ts';
import type { RoomFilter } from './filter.ts';
import styles from './FilterPanel.module.css';

interface Props {
  filter: RoomFilter;
  /** Places that rooms stand in, offered while the city is typed. */
  places: string[];
  onSearch: (filter: RoomFilter) => void;
}

/** The search form. Give it a `key` of the filter, so that it follows the address. */
export function FilterPanel({ filter, places, onSearch }: Props) {
  const { register, handleSubmit, reset } = useForm({
    defaultValues: { roomType: filter.roomType ?? '', city: filter.city },
  });
  const clear = () => {
    reset({ roomType: '', city: '' });
    onSearch({ city: '' });
  };
  const search = handleSubmit(({ roomType, city }) =>
    onSearch({ roomType: parseRoomType(roomType), city }),
  );
  return (
    <form
      className={styles.panel}
      role="search"
      aria-labelledby="filter-title"
      onSubmit={(event) => void search(event)}
    >
      <h2 id="filter-title" className={styles.title}>
        Search Favorite ColdRoom
      </h2>
      <Select label="Service type" {...register('roomType')}>
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
        {...register('city')}
      />
      <datalist id="places">
        {places.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      <div className={styles.actions}>
        <Button look="outline" onClick={clear}>
          Reset Filter
        </Button>
        <Button type="submit">Search</Button>
      </div>
    </form>
  );
}
