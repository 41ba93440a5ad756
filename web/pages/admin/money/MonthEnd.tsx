import type { Month } from '#shared/days.ts';
import { CsvButton } from '#web/features/charts/components/CsvButton.tsx';
import { monthPath } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { fetchMonth } from './fetchMonth.ts';
import { bookingsTable, paymentsTable } from './moneyCsv.ts';

/** A month for whoever keeps the books: its payments and its bookings as two CSV files, or on paper. */
export const MonthEnd = ({ month }: { month: Month }) => (
  <>
    <CsvButton
      load={async () => {
        const { payments, bookings } = await fetchMonth(month);
        return [
          [`payments-${month}`, paymentsTable(payments)],
          [`bookings-${month}`, bookingsTable(bookings, month)],
        ];
      }}
    />
    <ButtonLink to={monthPath(month)} look="outline" size="small">
      Print the month
    </ButtonLink>
  </>
);
