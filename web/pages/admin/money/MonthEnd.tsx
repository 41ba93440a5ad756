import { useState } from 'react';
import type { Month } from '#shared/days.ts';
import { toCsv } from '#web/features/charts/csv.ts';
import { downloadCsv } from '#web/features/charts/download.ts';
import { takeFailure } from '#web/lib/api/takeFailure.ts';
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
    try {
      const { payments, bookings } = await fetchMonth(month);
      downloadCsv(`payments-${month}`, toCsv(paymentsTable(payments)));
      downloadCsv(`bookings-${month}`, toCsv(bookingsTable(bookings, month)));
    } catch (error) {
      notify.failure(takeFailure(error, dispatch));
    }
    setSaving(false);
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
        Save the month (CSV)
      </Button>
      <ButtonLink to={monthPath(month)} look="outline" size="small">
        Print the month
      </ButtonLink>
    </>
  );
}
