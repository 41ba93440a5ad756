import { useState } from 'react';
import { messages } from '#shared/messages.ts';
import { toCsv } from '#web/features/charts/csv.ts';
import { downloadCsv } from '#web/features/charts/download.ts';
import { callAll } from '#web/lib/api/callAll.ts';
import { takeFailure } from '#web/lib/api/takeFailure.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { Button } from '#web/ui/Button.tsx';
import { askedEntries, type JournalShown } from './journalFilter.ts';
import { journalTable } from './journalWords.ts';

/** Saves all lines of what is shown as CSV, also those of further pages. */
export function JournalCsv({ shown }: { shown: JournalShown }) {
  const dispatch = useAppDispatch();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const options = { fallback: messages.serverError };
      const entries = await callAll('journal.list', askedEntries(shown), options);
      const name = shown.day || shown.month || shown.thing;
      downloadCsv(`journal-${name}`, toCsv(journalTable(entries)));
    } catch (error) {
      notify.failure(takeFailure(error, dispatch));
    }
    setSaving(false);
  };
  return (
    <Button look="outline" pending={saving} pendingText="Saving..." onClick={() => void save()}>
      Save as CSV
    </Button>
  );
}
