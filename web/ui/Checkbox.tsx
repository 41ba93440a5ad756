import { useId, type ComponentProps } from 'react';
import { FieldError } from './Field.tsx';
import styles from './Checkbox.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  error?: string | undefined;
};

/** A box to tick; its children are the label. */
export function Checkbox({ error, children, ...input }: Props) {
  const id = useId();
  return (
    <div>
      <label className={styles.label}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
