import type { RoomFilter, RoomOrder } from '#web/features/rooms/filter.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/inputs.tsx';
import type { Near } from './useNearestTo.ts';
import styles from './FilterPanel.module.css';

interface Props {
  typed: RoomFilter;
  type: (part: Partial<RoomFilter>) => void;
  near: Near;
}

/** The order of the rooms. */
export const SortFilter = ({ typed, type, near }: Props) => (
  <Select
    name="order"
    label="Sort by"
    className={styles.order}
    value={typed.order}
    hint={near.hint}
    error={near.problem}
    onChange={({ target }) => type({ order: target.value as RoomOrder })}
  >
    <option value="">First added</option>
    <option value="price">Lowest price</option>
    <option value="near">Nearest first</option>
  </Select>
);

/** Asks the browser where the reader is, where that is needed and not known. */
export const PositionButton = ({ near }: { near: Near }) =>
  near.missing && (
    <Button
      look="outline"
      size="small"
      pending={near.asking}
      pendingText="Looking..."
      onClick={() => void near.ask()}
    >
      Use my position
    </Button>
  );
