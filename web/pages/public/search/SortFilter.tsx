import type { RoomOrder } from '#web/features/rooms/filter.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/inputs.tsx';
import type { Near } from './useNearestTo.ts';

interface Props {
  order: RoomOrder;
  near: Near;
  onChange: (order: RoomOrder) => void;
  /** Called when the reader's place is found out. @default - the search is sent with its button */
  onPlace?: () => void;
  className?: string | undefined;
}

/** The order of the rooms, and what finds out where the reader is, where that is needed and not known. */
export const SortFilter = ({ order, near, onChange, onPlace, className }: Props) => (
  <>
    <Select
      // It belongs to the search form wherever it stands, which leads the focus to it.
      form="filter"
      name="order"
      label="Sort by"
      className={className}
      value={order}
      hint={near.hint}
      error={near.problem}
      onChange={({ target }) => onChange(target.value as RoomOrder)}
    >
      <option value="">Default order</option>
      <option value="price">Lowest price</option>
      <option value="near">Nearest first</option>
    </Select>
    {near.missing && (
      <Button
        look="outline"
        size="small"
        pending={near.asking}
        pendingText="Looking..."
        onClick={() => void near.ask().then((isKnown) => isKnown && onPlace?.())}
      >
        Use my position
      </Button>
    )}
  </>
);
