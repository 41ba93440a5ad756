import { useEffect, useRef, useState, type ComponentProps, type ComponentType } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { homePhone } from '#shared/homePhone.ts';
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

/** Whether a text begins as a number of another country does: `+` or `00` and not `250`. */
function isForeign(text: string): boolean {
  const [, digits = ''] = /^(?:\+|00)(\d+)/.exec(text.replace(/\s/g, '')) ?? [];
  return !'250'.startsWith(digits.slice(0, 3));
}

/** A Rwandan number in E.164, as people write it; anything else as it stands. */
const spaced = (value: string): string =>
  value.replace(/^\+250(\d{3})(\d{3})(\d{3})$/, '+250 $1 $2 $3');

/**
 * A phone number of a form; Rwandan unless another country is chosen. The rules of the world's numbers are large
 * and come when a number begins as a foreign one or another country is asked for: until then, and where they
 * fail to come, a plain field of the same size takes what is typed. The form has E.164 where the field can read it.
 */
export function PhoneField<Fields extends FieldValues>(props: Props<Fields>) {
  const { name, control, required, ...field } = props;
  const { field: held } = useController({ name, control });
  const wasTyping = useRef(false);
  const [choosing, setChoosing] = useState(false);
  const value = held.value as string;
  const PhoneControl = usePhoneControl(choosing || isForeign(value));
  const shared = {
    name,
    value,
    onChange: held.onChange as (value: string) => void,
    onBlur: held.onBlur,
    placeholder: EXAMPLE,
    required,
  };
  return (
    <Field {...field}>
      {(tied) =>
        PhoneControl ? (
          <PhoneControl
            {...shared}
            {...tied}
            inputRef={held.ref}
            wasTyping={wasTyping}
            choosing={choosing}
          />
        ) : (
          <PlainPhone
            {...shared}
            {...tied}
            isBusy={choosing}
            onChoose={() => setChoosing(true)}
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
  Omit<ComponentProps<'input'>, 'onChange'> & {
    value: string;
    onChange: (value: string) => void;
    /** Called when somebody asks for another country. */
    onChoose: () => void;
    /** Whether the countries are being fetched. */
    isBusy: boolean;
  };

function PlainPhone({ className, value, onChange, onChoose, isBusy, ...input }: PlainProps) {
  const [typed, setTyped] = useState({ text: spaced(value), value });
  const onType = (text: string) => {
    const read = homePhone(text) ?? text;
    setTyped({ text, value: read });
    onChange(read);
  };
  return (
    <span className={styles.phone}>
      <button
        type="button"
        aria-label="Country: RW, Rwanda +250"
        aria-busy={isBusy}
        className={cx(className, styles.face)}
        onClick={onChoose}
      >
        RW <Icon name="chevron" />
      </button>
      <input
        {...input}
        // What was typed stays as it is; what the form has been given since stands in its place.
        value={typed.value === value ? typed.text : spaced(value)}
        type="tel"
        autoComplete="tel"
        className={cx(className, styles.number)}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </span>
  );
}

/** The field with the choice of country, from when it is needed. */
function usePhoneControl(isNeeded: boolean): ComponentType<PhoneControlProps> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<PhoneControlProps>>();
  useEffect(() => {
    if (!isNeeded) return;
    let left = false;
    const take = ({ default: PhoneControl }: typeof import('./PhoneControl.tsx')) => {
      if (!left) setLoaded(() => PhoneControl);
    };
    import('./PhoneControl.tsx').then(take, (error: unknown) => console.error(error));
    return () => {
      left = true;
    };
  }, [isNeeded]);
  return loaded;
}
