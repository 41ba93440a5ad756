import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';

type WithField<Tag extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Tag>, keyof FieldProps | 'id'>;

function split<P extends FieldProps>(props: P) {
  const { label, hint, warning, error, errorId, optional, className, ...control } = props;
  const field = { label, hint, warning, error, errorId, className, ...(optional && { optional }) };
  return { field, control };
}

/** A line of text with its label and error; `type` as of an input. */
export function TextInput(props: WithField<'input'>) {
  const { field, control } = split(props);
  return <Field {...field}>{(tied) => <input type="text" {...control} {...tied} />}</Field>;
}

/** An e-mail address, which phones type on a keyboard of its own. */
export function EmailField(props: Omit<WithField<'input'>, 'label' | 'type'>) {
  return <TextInput label="Email" type="email" required {...props} />;
}

/** A day, picked with the browser's own calendar. Its style sheet says `Add date` while it is empty and not in use. */
export function DateField({ onBlur, ...props }: WithField<'input'>) {
  return (
    <TextInput
      {...props}
      type="date"
      onBlur={(event) => {
        // A day that is typed in part has no value either, and stays to be seen.
        event.target.toggleAttribute('data-half', event.target.validity.badInput);
        onBlur?.(event);
      }}
    />
  );
}

export function TextArea(props: WithField<'textarea'>) {
  const { field, control } = split(props);
  return <Field {...field}>{(tied) => <textarea {...control} {...tied} />}</Field>;
}

export function Select(props: WithField<'select'>) {
  const { field, control } = split(props);
  return <Field {...field}>{(tied) => <select {...control} {...tied} />}</Field>;
}
