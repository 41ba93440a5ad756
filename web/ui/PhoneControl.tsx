import { AsYouType } from 'libphonenumber-js/min';
import { useLayoutEffect, useRef } from 'react';
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
  const { className, value, onChange, inputRef, wasTyping, ...input } = props;
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
      countrySelectProps={{ className }}
      focusInputOnCountrySelection={false}
      className={styles.phone}
      numberInputProps={{ className: cx(className, styles.number) }}
    />
  );
}

interface CountrySelectProps {
  className: string | undefined;
  value: Country;
  options: { value?: Country; label: string; divider?: boolean }[];
  onChange: (country: Country) => void;
}

/** The country in two letters, and over them, unseen, the browser's own list of all. */
const CountrySelect = ({ className, value, options, onChange }: CountrySelectProps) => (
  <span className={styles.country}>
    <select
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
