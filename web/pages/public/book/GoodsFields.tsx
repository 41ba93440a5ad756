import { products } from '#shared/produce.ts';
import { services } from '#shared/services.ts';
import { serviceLabels } from '#web/features/bookings/labels.ts';
import { pointForComma } from '#web/lib/forms/decimalComma.ts';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import { keepingWordsOf, weightHint, weightProblem } from './goodsHints.ts';
import type { BookForm } from './useBookForm.ts';
import styles from './BookPage.module.css';

/** What is to be kept: for the receipt, and so that we can prepare the room. */
export function GoodsFields({ booking: { form, draft, room } }: { booking: BookForm }) {
  const { errors } = form.formState;
  return (
    <div className={styles.triple}>
      <Select label="Service" optional {...form.register('service')}>
        <option value="">Not decided yet</option>
        {services.map((service) => (
          <option key={service} value={service}>
            {serviceLabels[service]}
          </option>
        ))}
      </Select>
      <TextInput
        label="Goods"
        optional
        placeholder="Such as milk"
        autoComplete="off"
        list="products"
        maxLength={80}
        {...keepingWordsOf(draft.productType, room)}
        error={errors.productType?.message}
        {...form.register('productType')}
      />
      <datalist id="products">
        {products.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextInput
        label="Weight in kg"
        optional
        inputMode="decimal"
        placeholder="Such as 500"
        hint={weightHint(draft.weight, room)}
        error={errors.weight?.message ?? weightProblem(draft.weight, room)}
        {...form.register('weight', { setValueAs: pointForComma })}
      />
    </div>
  );
}
