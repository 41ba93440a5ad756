import { useEffect, useRef, useState, type ComponentProps, type ComponentType } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { Field, type ControlProps, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import type { PhoneControlProps } from './PhoneControl.tsx';
import { cx } from './cx.ts';
import styles from './PhoneField.module.css';

type Props<Fields extends FieldValues> = FieldProps & {
  name: FieldPath<Fields>;
  control: Control<Fields>;
  required?: boolean;
};

/** A number as people here write it, with the code of the country. */
const EXAMPLE = '+250 788 123 456';

/**
 * A phone number of a form, as E.164; Rwandan unless another country is chosen. The rules of the
 * world's numbers are large and come later: until then, and where they fail to come, a plain field
 * of the same size takes what is typed.
 */
export function PhoneField<Fields extends FieldValues>(props: Props<Fields>) {
  const { name, control, required, ...field } = props;
  const { field: held } = useController({ name, control });
  const wasTyping = useRef(false);
  const PhoneControl = usePhoneControl();
  const shared = {
    name,
    value: held.value as string,
    onChange: held.onChange as (value: string) => void,
    onBlur: held.onBlur,
    placeholder: EXAMPLE,
    required,
  };
  return (
    <Field {...field}>
      {(tied) =>
        PhoneControl ? (
          <PhoneControl {...shared} {...tied} inputRef={held.ref} wasTyping={wasTyping} />
        ) : (
          <PlainPhone
            {...shared}
            {...tied}
            ref={(input) => {
              held.ref(input);
              // Called while the field still stands: once it is gone, nothing has the focus.
              return () => {
                wasTyping.current = input !== null && input === document.activeElement;
                held.ref(null);
              };
            }}
          />
        )
      }
    </Field>
  );
}

type PlainProps = ControlProps &
  Omit<ComponentProps<'input'>, 'onChange'> & { onChange: (value: string) => void };

const PlainPhone = ({ className, onChange, ...input }: PlainProps) => (
  <span className={styles.phone}>
    <span className={cx(className, styles.face)} aria-hidden="true">
      RW <Icon name="chevron" />
    </span>
    <input
      {...input}
      type="tel"
      autoComplete="tel"
      className={cx(className, styles.number)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </span>
);

function usePhoneControl(): ComponentType<PhoneControlProps> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<PhoneControlProps>>();
  useEffect(() => {
    let left = false;
    const take = ({ default: PhoneControl }: typeof import('./PhoneControl.tsx')) => {
      if (!left) setLoaded(() => PhoneControl);
    };
    import('./PhoneControl.tsx').then(take, (error: unknown) => console.error(error));
    return () => {
      left = true;
    };
  }, []);
  return loaded;
}
