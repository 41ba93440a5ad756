import type { ComponentProps } from 'react';
import type { RegisterOptions, UseFormReturn } from 'react-hook-form';
import { pointForComma } from '#web/lib/forms/decimalComma.ts';
import type { TextInput } from '#web/ui/inputs.tsx';
import type { RoomValues } from './roomFields.ts';

/** What ties the inputs of the room form to its fields and to what is wrong with them. */
export function tieFields(form: UseFormReturn<RoomValues>) {
  const { errors } = form.formState;
  const tied = (name: keyof RoomValues, options?: RegisterOptions<RoomValues>) => ({
    error: errors[name]?.message,
    ...form.register(name, options),
  });
  /**
   * Props of an input for a number, without its label. Its type is text, because browsers give a number input that they
   * cannot read as empty.
   */
  const amount = (name: keyof RoomValues): ComponentProps<typeof TextInput> => ({
    label: '',
    inputMode: 'decimal',
    ...tied(name, { setValueAs: pointForComma }),
  });
  return { tied, amount };
}

export type TiedFields = ReturnType<typeof tieFields>;
