import { useState, type ComponentProps } from 'react';
import { ownMessages } from '#shared/messages.ts';
import { DateField } from './inputs.tsx';

interface Props extends Omit<ComponentProps<typeof DateField>, 'onChange' | 'onBlur'> {
  onChange: (day: string) => void;
}

/**
 * A day that narrows the list below it at once. One that was typed in part, or that does not exist, narrows nothing, as its
 * field has no value: whoever leaves it is told.
 */
export function FilterDay({ error, onChange, ...field }: Props) {
  const [isHalf, setHalf] = useState(false);
  return (
    <DateField
      {...field}
      error={isHalf ? ownMessages.noSuchDay : error}
      onBlur={({ target }) => setHalf(target.validity.badInput)}
      onChange={({ target }) => {
        setHalf(false);
        onChange(target.value);
      }}
    />
  );
}
