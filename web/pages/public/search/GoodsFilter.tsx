import { products } from '#shared/produce.ts';
import { keepingWords } from '#web/features/rooms/keepingWords.ts';
import type { useTypedFilter } from '#web/features/rooms/useTypedFilter.ts';
import { TextInput } from '#web/ui/inputs.tsx';
import styles from './FilterPanel.module.css';

type Props = Pick<ReturnType<typeof useTypedFilter>, 'typed' | 'type' | 'errorAt'>;

/** What is to be stored, so that only rooms are found that hold its temperature and weight. */
export const GoodsFilter = ({ typed, type, errorAt }: Props) => (
  <div className={styles.days}>
    <TextInput
      label="Goods"
      className={styles.cell}
      placeholder="Any goods"
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
      className={styles.cell}
      name="weight"
      inputMode="decimal"
      autoComplete="off"
      placeholder="Any weight"
      value={typed.weight}
      error={errorAt('weight')}
      onChange={({ target }) => type({ weight: target.value })}
    />
  </div>
);
