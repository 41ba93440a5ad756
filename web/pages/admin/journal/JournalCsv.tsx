import { CsvButton } from '#web/features/charts/components/CsvButton.tsx';
import { fetchEntries } from './fetchEntries.ts';
import type { JournalShown } from './journalFilter.ts';
import { journalTable } from './journalWords.ts';

/** Saves all lines of what is shown as CSV, also those of further pages. */
export const JournalCsv = ({ shown }: { shown: JournalShown }) => (
  <CsvButton
    load={async () => [
      [
        `journal-${shown.day || shown.month || shown.thing}`,
        journalTable(await fetchEntries(shown)),
      ],
    ]}
  />
);
