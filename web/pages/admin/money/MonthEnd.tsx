import { useNavigate } from 'react-router-dom';
import type { Month } from '#shared/days.ts';
import { CsvButton, useCsv, type CsvFile } from '#web/features/charts/components/CsvButton.tsx';
import { useMedia } from '#web/lib/hooks/useMedia.ts';
import { monthPath } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { fetchMonth } from './fetchMonth.ts';
import { bookingsTable, paymentsTable } from './moneyCsv.ts';

/** The payments and the bookings of a month as two CSV files. */
const filesOf = (month: Month) => async (): Promise<CsvFile[]> => {
  const { payments, bookings } = await fetchMonth(month);
  return [
    [`payments-${month}`, paymentsTable(payments)],
    [`bookings-${month}`, bookingsTable(bookings, month)],
  ];
};

/** A month for whoever keeps the books, as CSV files or on paper: two buttons, or a menu on a phone. */
export function MonthEnd({ month }: { month: Month }) {
  const isPhone = useMedia('not all and (min-width: 34rem)');
  return isPhone ? (
    <MonthMenu month={month} />
  ) : (
    <>
      <CsvButton load={filesOf(month)} />
      <ButtonLink to={monthPath(month)} look="outline" size="small">
        Print the month
      </ButtonLink>
    </>
  );
}

function MonthMenu({ month }: { month: Month }) {
  const navigate = useNavigate();
  const { save } = useCsv(filesOf(month));
  return (
    <Menu
      label="More about the month"
      items={[
        { text: 'Download CSV', onChoose: () => void save() },
        { text: 'Print the month', onChoose: () => void navigate(monthPath(month)) },
      ]}
    />
  );
}
