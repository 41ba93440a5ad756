import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Path, Resolver, UseFormSetError } from 'react-hook-form';
import type { Failure } from './failure.ts';

type SchemaOf<Fields extends FieldValues> = Parameters<
  typeof standardSchemaResolver<Fields, unknown, unknown>
>[0];

/**
 * Checks a form with the contract's own schema, which is fetched with the first check: the form
 * stands at once, and the validator does not weigh on its page. What was typed is passed on as it
 * is; the server tidies it.
 */
export const lazyResolver =
  <Fields extends FieldValues>(load: () => Promise<SchemaOf<Fields>>): Resolver<Fields> =>
  async (values, context, options) => {
    const schema = await load();
    return standardSchemaResolver<Fields, unknown, unknown>(schema, undefined, { raw: true })(
      values,
      context,
      options,
    );
  };

/** The server's message without the field's name before it, which the form shows by its place. */
export const messageFor = ({ message, field }: Failure): string =>
  field && message.startsWith(`${field}: `) ? message.slice(field.length + 2) : message;

/** Shows a failure beside the field it is about; false where it is about none of the form's. */
export function showAtField<Fields extends FieldValues>(
  failure: Failure,
  names: readonly Path<Fields>[],
  setError: UseFormSetError<Fields>,
): boolean {
  const name = names.find((field) => field === failure.field);
  if (!name) return false;
  setError(name, { type: 'server', message: messageFor(failure) }, { shouldFocus: true });
  return true;
}
