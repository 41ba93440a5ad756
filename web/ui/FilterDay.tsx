import { useState, type ComponentProps } from 'react';
import { ownMessages } from '#shared/messages.ts';
import { DateField } from './inputs.tsx';

interface Props extends Omit<ComponentProps<typeof DateField>, 'onChange' | 'onBlur'> {
  onChange: (day: string) => void;
}

/** Calls back once the press or the key is over by which a field was left: what moves meanwhile would not be pressed. */
function afterPress(then: () => void): void {
  const over = new AbortController();
  const { signal } = over;
  const end = () => {
    over.abort();
    then();
  };
  for (const name of ['click', 'keyup']) window.addEventListener(name, end, { signal });
}

/**
 * A day that narrows the list below it at once. One that was typed in part, or that does not exist, narrows nothing, as its
 * field has no value: whoever leaves it is told. It stays in its field until that is given another key, because nothing else
 * empties a field without a value.
 */
export function FilterDay({ error, onChange, ...field }: Props) {
  const [isHalf, setHalf] = useState(false);
  return (
    <DateField
      {...field}
      error={isHalf ? ownMessages.noSuchDay : error}
      onBlur={({ target }) => afterPress(() => setHalf(target.validity.badInput))}
      onChange={({ target }) => {
        setHalf(false);
        onChange(target.value);
      }}
    />
  );
}
