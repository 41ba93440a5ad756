import type { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type {
  FieldError,
  FieldErrors,
  FieldValues,
  Path,
  Resolver,
  UseFormSetError,
} from 'react-hook-form';
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
    const check = await loadCheck<Fields>(load).catch((error: unknown) => console.error(error));
    const errors = check ? await check(values, context, options) : {};
    const more = Object.entries(extra(values)).flatMap(([name, message]) =>
      message ? [[name, { type: 'custom', message }] as const] : [],
    );
    const all = { ...Object.fromEntries(more), ...errors } as FieldErrors<Fields>;
    return Object.keys(all).length === 0 ? { values, errors: {} } : { values: {}, errors: all };
  };

/**
 * The schema's check of a form. What it finds wrong, it says by code: here that is put in the field's words, or else in
 * those of the code.
 */
async function loadCheck<Fields extends FieldValues>(load: () => Promise<Schema>) {
  const [schema, { readProblem, sayProblem }, { missingWords }, resolvers] = await Promise.all([
    load(),
    import('#shared/inputErrors.ts'),
    import('./missingWords.ts'),
    import('@hookform/resolvers/standard-schema'),
  ]);
  const resolve = resolvers.standardSchemaResolver(schema, undefined, {
    raw: true,
  }) as unknown as Resolver<Fields>;
  const sayAt = (name: string, message: string): string =>
    (readProblem(message).code === 'required' ? missingWords(name) : undefined) ??
    sayProblem(message);
  return async (...form: Parameters<Resolver<Fields>>) => {
    const { errors } = await resolve(...form);
    return Object.fromEntries(
      Object.entries(errors).map(([name, error]) => [
        name,
        { ...error, message: sayAt(name, (error as FieldError).message ?? '') },
      ]),
    );
  };
}

/** Shows a failure beside the field it is about; false where it is about none of the form's. */
export function showAtField<Fields extends FieldValues>(
  failure: Failure,
  names: readonly Path<Fields>[],
  setError: UseFormSetError<Fields>,
): boolean {
  const name = names.find((field) => field === failure.field);
  if (!name) return false;
  setError(name, { type: 'server', message: failure.message }, { shouldFocus: true });
  return true;
}
