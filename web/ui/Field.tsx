import { useId, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { cx } from './cx.ts';
import styles from './Field.module.css';

/** What a control needs to be tied to its label, hint and error. */
export interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** What speaks against the value but does not forbid it. */
  warning?: string | undefined;
  error?: string | undefined;
  /** The id of an error that stands elsewhere, as it is of several controls. */
  errorId?: string | undefined;
  optional?: boolean;
  className?: string | undefined;
}

/** Label, control, hint and error; the error is announced when it appears. */
export function Field(props: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { label, hint, warning, error, errorId, optional, className, children } = props;
  const id = useId();
  const described = cx(
    hint ? `${id}-hint` : '',
    warning ? `${id}-warning` : '',
    error ? `${id}-error` : '',
    errorId,
  );
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-describedby': described || undefined,
        'aria-invalid': error || errorId ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {warning && (
        <p id={`${id}-warning`} className={styles.warning} role="status">
          <Icon name="warning" /> {warning}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

interface FieldErrorProps {
  id: string;
  error: string | undefined;
  /** Whether it stands below several controls of a grid, across all of them. */
  across?: boolean;
}

/** The error line under a control: empty, and so without height, until there is an error. */
export const FieldError = ({ id, error, across }: FieldErrorProps) => (
  <p id={id} className={cx(styles.error, across && styles.across)} role="alert">
    {error}
  </p>
);
