import { useState } from 'react';
import type { Month } from '#shared/days.ts';
import { toCsv } from '#web/features/charts/csv.ts';
import { downloadCsv } from '#web/features/charts/download.ts';
import { attempt } from '#web/lib/api/send.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { monthPath } from '#web/lib/paths.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { fetchMonth } from './fetchMonth.ts';
import { bookingsTable, paymentsTable } from './moneyCsv.ts';

/** A month for whoever keeps the books: its payments and its bookings as two CSV files, or on paper. */
export function MonthEnd({ month }: { month: Month }) {
  const dispatch = useAppDispatch();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const { data, failure } = await dispatch(attempt(() => fetchMonth(month)));
    setSaving(false);
    if (failure) {
      notify.failure(failure);
      return;
    }
    downloadCsv(`payments-${month}`, toCsv(paymentsTable(data.payments)));
    downloadCsv(`bookings-${month}`, toCsv(bookingsTable(data.bookings, month)));
  };
  return (
    <>
      <Button
        look="outline"
        size="small"
        pending={saving}
        pendingText="Saving..."
        onClick={() => void save()}
      >
        Download CSV
      </Button>
      <ButtonLink to={monthPath(month)} look="outline" size="small">
        Print the month
      </ButtonLink>
    </>
  );
}
