import { useState } from 'react';
import type { Month } from '#shared/days.ts';
import { messages } from '#shared/messages.ts';
import { toCsv, type FigureTable } from '#web/features/charts/csv.ts';
import { downloadCsv } from '#web/features/charts/download.ts';
import { callAll } from '#web/lib/api/callAll.ts';
import { explain } from '#web/lib/api/failure.ts';
import { takeFailure } from '#web/lib/api/takeFailure.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { Button } from '#web/ui/Button.tsx';
import { bookingsTable, paymentsTable } from './moneyCsv.ts';

/** Saves the whole of a month's payments, or of the bookings that end in it, as CSV. */
export function MonthCsv({ month }: { month: Month }) {
  const dispatch = useAppDispatch();
  const [saving, setSaving] = useState<string>();
  const save = async (name: string, table: () => Promise<FigureTable>) => {
    setSaving(name);
    try {
      downloadCsv(`${name}-${month}`, toCsv(await table()));
    } catch (error) {
      notify.error(explain(takeFailure(error, dispatch)));
    }
    setSaving(undefined);
  };
  const options = { fallback: messages.serverError };
  const saves: [name: string, text: string, table: () => Promise<FigureTable>][] = [
    [
      'payments',
      'Save payments (CSV)',
      async () => paymentsTable(await callAll('payments.month', { month }, options)),
    ],
    [
      'bookings',
      'Save bookings (CSV)',
      async () => bookingsTable(await callAll('bookings.listAll', { endsIn: month }, options)),
    ],
  ];
  return saves.map(([name, text, table]) => (
    <Button
      key={name}
      look="outline"
      size="small"
      pending={saving === name}
      pendingText="Saving..."
      onClick={() => void save(name, table)}
    >
      {text}
    </Button>
  ));
}
