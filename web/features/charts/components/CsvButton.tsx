import { useState } from 'react';
import { toCsv, type FigureTable } from '#web/features/charts/csv.ts';
import { downloadCsv } from '#web/features/charts/download.ts';
import { attempt } from '#web/lib/api/send.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { Button } from '#web/ui/Button.tsx';

/** A file, by its name without the ending. */
export type CsvFile = [name: string, table: FigureTable];

/**
 * Saves as CSV what a page shows a part of.
 * @param load fetches all of it and makes the files; throws an `ApiFailure` where it fails
 */
export function useCsv(load: () => Promise<CsvFile[]>) {
  const dispatch = useAppDispatch();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const { data: files, failure } = await dispatch(attempt(load));
    setSaving(false);
    if (failure) {
      notify.failure(failure);
      return;
    }
    for (const [name, table] of files) downloadCsv(name, toCsv(table));
  };
  return { saving, save };
}

/** A button for the same. */
export function CsvButton({ load }: { load: Parameters<typeof useCsv>[0] }) {
  const { saving, save } = useCsv(load);
  return (
    <Button
      look="outline"
      size="small"
      pending={saving}
      pendingText="Saving..."
      onClick={() => void save()}
    >
      Download CSV
    </Button>
  );
}
