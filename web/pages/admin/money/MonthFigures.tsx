import type { Month } from '#shared/days.ts';
import type { Money, Owed } from '#shared/payment.ts';
import { useNews } from '#web/features/notifications/useNews.ts';
import { formatSigned } from '#web/features/payments/words.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { formatRwf } from '#web/lib/format.ts';
import { cx } from '#web/ui/cx.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { sumOwed, whoseWords } from './owedLists.ts';
import styles from './money.module.css';

const nameOf = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** What is owed is named by its month, because the list below it is of all months. */
function figuresOf(month: Month): [name: keyof Money, title: string, meaning: string][] {
  const name = nameOf.format(new Date(`${month}-01T00:00Z`));
  return [
    ['revenue', 'Revenue', 'Rent for the month'],
    ['received', 'Received', 'Payments less refunds'],
    ['owed', `Owed for ${name}`, `Bookings that start in ${name}`],
  ];
}

/** What a month came to, live. */
export function useMonthFigures(month: Month) {
  const figures = useCall('payments.figures', { month }, 'Failed to fetch the figures.');
  useNews(figures.look);
  return figures;
}

interface Props {
  month: Month;
  figures: ReturnType<typeof useMonthFigures>;
  /** What is overdue of all months, where it is known and shown beside them. */
  overdue?: readonly Owed[] | undefined;
}

/** Sums that are often taken for one another. */
export function MonthFigures({ month, figures, overdue }: Props) {
  const { data, error, retry } = figures;
  if (!data && error) return <ErrorState message={error} onRetry={retry} />;
  return (
    <dl className={styles.figures}>
      {figuresOf(month).map(([name, title, meaning]) => (
        <div key={name}>
          <dt>{title}</dt>
          <dd>
            <strong className="whole">{data ? amountOf(name, data) : '–'}</strong>
            <small>{meaning}</small>
          </dd>
        </div>
      ))}
      {overdue && (
        <div>
          <dt>Overdue, all months</dt>
          <dd>
            <strong className={cx('whole', overdue.length > 0 && styles.late)}>
              {formatRwf(sumOwed(overdue))}
            </strong>
            <small>{overdue.length === 0 ? 'Nothing is overdue' : whoseWords(overdue)}</small>
          </dd>
        </div>
      )}
    </dl>
  );
}

const amountOf = (name: keyof Money, money: Money): string =>
  name === 'received' ? formatSigned(money[name]) : formatRwf(money[name]);
