import { useSearchParams } from 'react-router-dom';
import { isMonth, monthOf, type Month } from '#shared/days.ts';
import { formatMonth } from '#web/features/charts/months.ts';
import { useFetched } from '#web/lib/api/useFetched.ts';
import { plural } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { serverToday } from '#web/lib/session.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { ListSkeleton } from '#web/ui/ListSkeleton.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Section } from '#web/ui/Section.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { MonthFigures, useMonthFigures } from './MonthFigures.tsx';
import { PlainTable } from './PlainTable.tsx';
import { fetchMonth } from './fetchMonth.ts';
import { bookingsTable, paymentsTable } from './moneyCsv.ts';
import styles from './money.module.css';

/** A month's money on paper: its figures, every payment, and every booking that touches it. */
export default function MonthPage() {
  const [query] = useSearchParams();
  const asked = query.get('month') ?? '';
  const month = isMonth(asked) ? asked : monthOf(serverToday());
  const figures = useMonthFigures(month);
  return (
    <>
      <PageHead title={`Money of ${formatMonth(month)}`}>
        <ButtonLink to={`${paths.adminMoney.path}?month=${month}`} look="outline" size="small">
          Back to Money
        </ButtonLink>
        <Button look="outline" size="small" onClick={() => window.print()}>
          Print
        </Button>
      </PageHead>
      <MonthFigures month={month} figures={figures} />
      <Rows key={month} month={month} />
    </>
  );
}

function Rows({ month }: { month: Month }) {
  const { shown: data, error, retry } = useFetched(month, fetchMonth);
  if (!data) return error ? <ErrorState message={error} onRetry={retry} /> : <ListSkeleton />;
  const { payments, bookings } = data;
  const recorders = [...new Set(payments.map(({ recordedBy }) => recordedBy))];
  const isOne = recorders.length === 1;
  return (
    <>
      <Section title={plural(payments.length, 'payment')}>
        {isOne && <p className={styles.recorder}>Recorded by {recorders[0]}</p>}
        {payments.length > 0 && (
          <PlainTable {...paymentsTable(payments)} said={isOne ? 'Recorded by' : undefined} />
        )}
      </Section>
      <Section title={`${plural(bookings.length, 'booking')} with days in the month`}>
        {bookings.length > 0 && <PlainTable {...bookingsTable(bookings, month)} />}
      </Section>
    </>
  );
}
