import { useEffect, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { useIsInBrowser } from '#web/lib/hooks/useInBrowser.ts';

interface OpenedForm<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  /** What the form opened with; the empty fields until that is known. */
  opening: Fields;
  /** Whether it is known: before, nothing of the form may be kept or written anywhere. */
  isOpened: boolean;
}

/**
 * A form that opens with what only the browser knows, such as the address or a draft. In the first render of a
 * prerendered page it is empty, and filled in right behind it; what was typed by then is newer, and stays.
 */
export function useOpenedForm<Fields extends FieldValues>(
  resolver: Resolver<Fields>,
  empty: Fields,
  read: () => Fields,
): OpenedForm<Fields> {
  const isInBrowser = useIsInBrowser();
  const [opening, setOpening] = useState(isInBrowser ? read : undefined);
  const form = useForm<Fields>({
    resolver,
    defaultValues: (opening ?? empty) as DefaultValues<Fields>,
  });
  useEffect(() => {
    if (opening || !isInBrowser) return;
    const known = read();
    for (const name of Object.keys(known) as Path<Fields>[]) {
      if (!form.getValues(name)) form.setValue(name, known[name]);
    }
    // Once the fields hold it, and not before: until then what they hold is not what was said.
    queueMicrotask(() => setOpening(known));
  }, [form, isInBrowser, opening, read]);
  return { form, opening: opening ?? empty, isOpened: opening !== undefined };
}
