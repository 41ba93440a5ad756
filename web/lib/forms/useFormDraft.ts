import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { dropDraft, readDraft, writeDraft, type DraftName } from '#web/lib/drafts.ts';

type Form<Fields extends FieldValues> = Pick<
  UseFormReturn<Fields>,
  'getValues' | 'setValue' | 'subscribe'
>;

/** The texts among the named fields of whatever was stored. */
function textsOf(stored: unknown, names: readonly string[]): [name: string, text: string][] {
  const fields = { ...(stored as Record<string, unknown> | undefined) };
  return names.flatMap((name) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
}

/**
 * Keeps what is typed into a form over a reload. It is filled in once the form stands, because a prerendered page knows
 * nothing of it; what a field holds by then is newer.
 * @param fields those that are kept: never a password
 * @returns forgets what was kept, once it is sent
 */
export function useFormDraft<Fields extends FieldValues>(
  name: DraftName,
  { getValues, setValue, subscribe }: Form<Fields>,
  fields: readonly Path<Fields>[],
): () => void {
  const [kept] = useState(fields);
  useEffect(() => {
    for (const [field, text] of textsOf(readDraft(name), kept)) {
      const path = field as Path<Fields>;
      if (getValues(path)) continue;
      setValue(path, text as PathValue<Fields, Path<Fields>>, { shouldDirty: true });
    }
    return subscribe({
      formState: { values: true, dirtyFields: true },
      // What the page filled in by itself was not typed, and is no draft.
      callback: ({ values, dirtyFields = {} }) => {
        const typed = kept.filter((field) => field in dirtyFields);
        writeDraft(name, Object.fromEntries(textsOf(values, typed)));
      },
    });
  }, [name, kept, getValues, setValue, subscribe]);
  return () => dropDraft(name);
}
