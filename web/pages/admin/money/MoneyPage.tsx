import { useSearchParams } from 'react-router-dom';
import { isMonth, monthOf } from '#shared/days.ts';
import { serverToday } from '#web/lib/session.ts';
import { FoldedSection } from '#web/ui/FoldedSection.tsx';
import { MonthField } from '#web/ui/MonthField.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Section } from '#web/ui/Section.tsx';
import { cx } from '#web/ui/cx.ts';
import chosen from '#web/ui/chosenMonth.module.css';
import { HouseSettings } from './HouseSettings.tsx';
import { MonthEnd } from './MonthEnd.tsx';
import { MonthFigures, useMonthFigures } from './MonthFigures.tsx';
import { MonthPayments, useMonthPayments } from './MonthPayments.tsx';
import { OwedBookings, useOwed } from './OwedBookings.tsx';
import { owedLists } from './owedLists.ts';
import styles from './money.module.css';

/** What a month came to, who owes, which is asked for first, the month's payments, and the settings of the house. */
export default function MoneyPage() {
  const [query, setQuery] = useSearchParams();
  const owed = useOwed();
  const asked = query.get('month') ?? '';
  const month = isMonth(asked) ? asked : monthOf(serverToday());
  const figures = useMonthFigures(month);
  const payments = useMonthPayments(month);
  // What is recorded from the list of who owes shows above and below it at once.
  const recorded = () => {
    figures.look();
    payments.retry();
  };
  return (
    <>
      <PageHead title="Money">
        <div className={cx(chosen.month, styles.head)}>
          <MonthField
            label="Month"
            value={month}
            onChange={(other) => setQuery({ month: other }, { replace: true })}
          />
          <MonthEnd month={month} />
        </div>
      </PageHead>
      <MonthFigures
        month={month}
        figures={figures}
        overdue={owed.shown && owedLists(owed.shown, serverToday()).overdue}
      />
      <Section title="Who owes">
        <OwedBookings {...owed} onDone={recorded} />
      </Section>
      <Section title="Payments of the month">
        <MonthPayments list={payments} />
      </Section>
      <FoldedSection title="Settings of the house" text="How clients pay, receipts, cancelling.">
        <HouseSettings />
      </FoldedSection>
    </>
  );
}
