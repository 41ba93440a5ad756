import { AsYouType } from 'libphonenumber-js/min';
import { useEffect, useLayoutEffect, useRef } from 'react';
import PhoneInput, { getCountryCallingCode, type Country } from 'react-phone-number-input/min';
import type { ControlProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { cx } from './cx.ts';
import styles from './PhoneField.module.css';

export interface PhoneControlProps extends ControlProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  inputRef: (input: HTMLInputElement | null) => void;
  placeholder: string;
  required: boolean | undefined;
  /** Whether somebody was typing in the plain field when this one took its place. */
  wasTyping: { readonly current: boolean };
  /** Whether somebody has asked for another country: the list of them opens. */
  choosing: boolean;
}

const HOME = 'RW';
const NEIGHBOURS = ['UG', 'TZ', 'KE', 'BI', 'CD'] as const;

/** A number as far as it was typed before this code came, as E.164; undefined where it is none. */
function numberOf(typed: string): string | undefined {
  const typing = new AsYouType(HOME);
  typing.input(typed);
  const number = typing.getNumberValue();
  return number && /^\+\d+$/.test(number) ? number : undefined;
}

/** The phone field with its choice of country, and the rules of all countries. */
export default function PhoneControl(props: PhoneControlProps) {
  const { className, value, onChange, inputRef, wasTyping, choosing, ...input } = props;
  const element = useRef<HTMLInputElement>(null);

  // Whoever was typing in the plain field goes on where they were: before the next key, which would be lost.
  useLayoutEffect(() => {
    if (!wasTyping.current || !element.current) return;
    const end = element.current.value.length;
    element.current.focus();
    element.current.setSelectionRange(end, end);
  }, [wasTyping]);

  return (
    <PhoneInput
      {...input}
      ref={(it: unknown) => {
        // Its types say that this is the component; it hands on the input.
        element.current = it as HTMLInputElement | null;
        inputRef(element.current);
      }}
      value={/^\+\d+$/.test(value) ? value : numberOf(value)}
      onChange={(number) => onChange(number ?? '')}
      defaultCountry={HOME}
      addInternationalOption={false}
      countryOptionsOrder={[HOME, ...NEIGHBOURS, '|', '...']}
      countrySelectComponent={CountrySelect}
      countrySelectProps={{ className, choosing }}
      focusInputOnCountrySelection={false}
      className={styles.phone}
      numberInputProps={{ className: cx(className, styles.number) }}
    />
  );
}

/** Opens a list, as a press on it would. A browser that does not open it leaves it focused. */
function openList(select: HTMLSelectElement | null): void {
  select?.focus();
  try {
    select?.showPicker();
  } catch {
    // The press that asked for it was too long ago.
  }
}

interface CountrySelectProps {
  className: string | undefined;
  choosing: boolean;
  value: Country;
  options: { value?: Country; label: string; divider?: boolean }[];
  onChange: (country: Country) => void;
}

/** The country in two letters, and over them, unseen, the browser's own list of all. */
function CountrySelect({ className, choosing, value, options, onChange }: CountrySelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (choosing) openList(select.current);
  }, [choosing]);
  return (
    <span className={styles.country}>
      <select
        ref={select}
        aria-label="Country"
        className={styles.choice}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as Country)}
      >
        {options.map(({ value: country, label }) =>
          country ? (
            <option key={country} value={country}>
              {label} +{getCountryCallingCode(country)}
            </option>
          ) : (
            <hr key="divider" />
          ),
        )}
      </select>
      <span className={cx(className, styles.face)} aria-hidden="true">
        {value} <Icon name="chevron" />
      </span>
    </span>
  );
}
