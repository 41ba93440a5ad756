import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldErrors, FieldValues, Path, Resolver, UseFormSetError } from 'react-hook-form';
import type { Failure } from '#web/lib/api/failure.ts';

type Schema = Parameters<typeof standardSchemaResolver<FieldValues, unknown, unknown>>[0];

/** Problems by field that the contract does not know of, such as a password typed twice. */
type Extra<Fields> = (values: Fields) => Partial<Record<keyof Fields, string | undefined>>;

/**
 * Checks a form with the contract's own schema, which is fetched with the first check: the form
 * stands at once, and the validator does not weigh on its page. Where it cannot be fetched, the
 * server's answer, or that none came, says the rest. What was typed is passed on as it is; the
 * server tidies it.
 */
export const lazyResolver =
  <Fields extends FieldValues>(
    load: () => Promise<Schema>,
    extra: Extra<Fields> = () => ({}),
  ): Resolver<Fields> =>
  async (values, context, options) => {
    const schema = await load().catch((error: unknown) => console.error(error));
    const { errors } = schema
      ? await (
          standardSchemaResolver(schema, undefined, { raw: true }) as unknown as Resolver<Fields>
        )(values, context, options)
      : { errors: {} };
    const more = Object.entries(extra(values)).flatMap(([name, message]) =>
      message ? [[name, { type: 'custom', message }] as const] : [],
    );
    const all = { ...Object.fromEntries(more), ...errors } as FieldErrors<Fields>;
    return Object.keys(all).length === 0 ? { values, errors: {} } : { values: {}, errors: all };
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
