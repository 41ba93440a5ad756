import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isDay, isMonth, monthOf, todayInKigali, type Month } from '#shared/days.ts';
import type { Cell, FigureTable } from '#web/features/charts/csv.ts';
import { formatMonth } from '#web/features/charts/months.ts';
import { useFetched } from '#web/lib/api/useFetched.ts';
import { formatDay, formatNumber, plural } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { ListSkeleton } from '#web/ui/ListSkeleton.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Section } from '#web/ui/Section.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { MonthFigures } from './MonthFigures.tsx';
import { Name } from './Whose.tsx';
import { fetchMonth } from './fetchMonth.ts';
import { bookingsTable, paymentsTable } from './moneyCsv.ts';
import styles from './MonthPage.module.css';

/** A month's money on paper: its figures, every payment, and every booking that touches it. */
export default function MonthPage() {
  const [query] = useSearchParams();
  const asked = query.get('month') ?? '';
  const month = isMonth(asked) ? asked : monthOf(todayInKigali());
  return (
    <>
      <PageHead title={`Money of ${formatMonth(month)}`}>
        <ButtonLink to={`${paths.adminMoney.path}?month=${month}`} look="outline" size="small">
          Back to Money
        </ButtonLink>
        <Button look="primary" size="small" onClick={() => window.print()}>
          Print
        </Button>
      </PageHead>
      <MonthFigures month={month} />
      <Rows key={month} month={month} />
    </>
  );
}

function Rows({ month }: { month: Month }) {
  const { shown: data, error, retry } = useFetched(month, fetchMonth);
  if (!data) return error ? <ErrorState message={error} onRetry={retry} /> : <ListSkeleton />;
  const { payments, bookings } = data;
  return (
    <>
      <Section title={plural(payments.length, 'payment')}>
        {payments.length > 0 && <PlainTable {...moneyFirst(paymentsTable(payments))} />}
      </Section>
      <Section title={`${plural(bookings.length, 'booking')} with days in the month`}>
        {bookings.length > 0 && <PlainTable {...moneyFirst(bookingsTable(bookings, month))} />}
      </Section>
    </>
  );
}

/** A number of a booking or a receipt, which has a hyphen and would be broken at it, or a moment, or a day. */
const ONE_LINE = /^([A-Z0-9]+(-[A-Z0-9]+)+|\d{1,2} [A-Z][a-z]{2,3} \d{4}(, \d{2}:\d{2})?)$/;

/** Columns of people, each of whom stands in one line where there is room. */
const NAMES = ['Client', 'Recorded by'];

const MONTH_IN_HEAD = /(?<=[a-z]) (?=\d{4})/;

/** A cell as it is read on paper: files keep days as spreadsheets sort them. */
function wordsOf(cell: Cell): string {
  if (typeof cell === 'number') return formatNumber(cell);
  return isDay(cell) ? formatDay(cell) : cell;
}

const classOf = (cell: Cell): string | undefined => {
  if (typeof cell === 'number') return styles.number;
  return ONE_LINE.test(wordsOf(cell)) ? 'one-line' : undefined;
};

/** The money right after what a row is of, because a narrow screen shows the first columns only; files keep their order. */
function moneyFirst({ columns, rows }: FigureTable): FigureTable {
  const isMoney = (at: number) => typeof rows[0]?.[at] === 'number';
  const rest = columns.map((_, at) => at).slice(1);
  const order = [0, ...rest.filter(isMoney), ...rest.filter((at) => !isMoney(at))];
  return {
    columns: order.map((at) => columns[at] ?? ''),
    rows: rows.map((row) => order.map((at) => row[at] ?? '')),
  };
}

/** Rows that are shown on a phone while the others are folded, as the style sheet has it. */
const FIRST_ROWS = 10;

/** A table close together, as it is printed; on a phone alone it is folded after the first rows until asked for all. */
function PlainTable({ columns, rows }: FigureTable) {
  const [open, setOpen] = useState(false);
  const folds = rows.length > FIRST_ROWS;
  return (
    <>
      <div
        className={styles.scroll}
        data-folded={(folds && !open) || undefined}
        tabIndex={0}
        role="group"
        aria-label={columns.join(', ')}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th
                  key={column}
                  scope="col"
                  className={typeof rows[0]?.[at] === 'number' ? styles.figureHead : undefined}
                >
                  {column.replace(MONTH_IN_HEAD, '\u00a0')}
                </th>
              ))}
            </tr>
          </thead>
          <Cells columns={columns} rows={rows} />
        </table>
      </div>
      {folds && (
        <Button
          look="outline"
          className={styles.fold}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show fewer' : `Show all ${rows.length}`}
        </Button>
      )}
    </>
  );
}

const Cells = ({ columns, rows }: FigureTable) => (
  <tbody>
    {rows.map((row, index) => (
      <tr key={index}>
        {row.map((cell, at) => (
          <td key={columns[at]} className={classOf(cell)}>
            {NAMES.includes(columns[at] ?? '') ? <Name>{wordsOf(cell)}</Name> : wordsOf(cell)}
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);
