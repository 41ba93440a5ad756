import { useState, type ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import styles from './PasswordInput.module.css';

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'type'>;

/** A password that can be shown and hidden. */
export function PasswordInput({ label, hint, error, className, optional, ...input }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, className }} {...(optional && { optional })}>
      {(tied) => (
        <span className={styles.wrap}>
          <input type={shown ? 'text' : 'password'} {...input} {...tied} />
          <button
            type="button"
            className={styles.toggle}
            aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} />
          </button>
        </span>
      )}
    </Field>
  );
}
