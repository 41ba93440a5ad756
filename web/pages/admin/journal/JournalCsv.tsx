import { useState } from 'react';
import { toCsv } from '#web/features/charts/csv.ts';
import { downloadCsv } from '#web/features/charts/download.ts';
import { attempt } from '#web/lib/api/send.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { Button } from '#web/ui/Button.tsx';
import { fetchEntries } from './fetchEntries.ts';
import type { JournalShown } from './journalFilter.ts';
import { journalTable } from './journalWords.ts';

/** Saves all lines of what is shown as CSV, also those of further pages. */
export function JournalCsv({ shown }: { shown: JournalShown }) {
  const dispatch = useAppDispatch();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const { data: entries, failure } = await dispatch(attempt(() => fetchEntries(shown)));
    setSaving(false);
    if (failure) {
      notify.failure(failure);
      return;
    }
    const name = shown.day || shown.month || shown.thing;
    downloadCsv(`journal-${name}`, toCsv(journalTable(entries)));
  };
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
