import { products } from '#shared/produce.ts';
import type { RoomFilter } from '#web/features/rooms/filter.ts';
import { keepingWords } from '#web/features/rooms/keepingWords.ts';
import { TextInput } from '#web/ui/inputs.tsx';
import styles from './FilterPanel.module.css';

interface Props {
  typed: RoomFilter;
  type: (part: Partial<RoomFilter>) => void;
}

/** What is to be stored, so that only rooms are found that hold its temperature and weight. */
export const GoodsFilter = ({ typed, type }: Props) => (
  <div className={styles.days}>
    <TextInput
      label="Goods"
      placeholder="Tomatoes"
      autoComplete="off"
      list="products"
      maxLength={80}
      hint={keepingWords(typed.productType)}
      value={typed.productType}
      onChange={({ target }) => type({ productType: target.value })}
    />
    <datalist id="products">
      {products.map(({ name }) => (
        <option key={name} value={name} />
      ))}
    </datalist>
    <TextInput
      label="Weight in kg"
      type="number"
      inputMode="decimal"
      min={0}
      step="any"
      placeholder="500"
      value={typed.weight}
      onChange={({ target }) => type({ weight: target.value })}
    />
  </div>
);
