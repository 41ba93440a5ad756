import { useId } from 'react';
import { FigureGrid } from '#web/features/charts/components/FigureGrid.tsx';
import { MoneyFigure } from '#web/features/charts/components/MoneyFigure.tsx';
import { useMedia } from '#web/lib/hooks/useMedia.ts';
import { serverToday } from '#web/lib/session.ts';
import { FoldedSection } from '#web/ui/FoldedSection.tsx';
import { ListSkeleton } from '#web/ui/ListSkeleton.tsx';
import { Section } from '#web/ui/Section.tsx';
import { AdminCards } from './AdminCards.tsx';
import { Arrivals } from './Arrivals.tsx';
import { BookingsFigure } from './BookingsFigure.tsx';
import { OccupancyFigure } from './OccupancyFigure.tsx';
import { drawn, upTo } from './adminDashboard.ts';
import { useAdminDashboard } from './useAdminDashboard.ts';
import styles from './HouseFigures.module.css';

/**
 * What follows the day, for admins: who comes next, and below it, quieter because it is looked at now and then, where the business
 * stands: the month so far and the figures of the months. A phone folds these away, which are screens high.
 */
export function HouseFigures() {
  const id = useId();
  const dashboard = useAdminDashboard();
  const failed = !dashboard.data && dashboard.error !== undefined;
  const today = serverToday();
  const isPhone = useMedia('not all and (min-width: 48rem)');
  const figures = (
    <FigureGrid {...dashboard} quiet>
      {(data) => (
        <>
          <BookingsFigure months={upTo(data.months, today)} drawn={drawn(data.months, today)} />
          <MoneyFigure
            title="Revenue by month"
            text="Rent of the days of each month."
            file="revenue-by-month"
            empty="Nothing was sold in these months."
            months={data.months}
            drawn={drawn(data.months, today)}
          />
          <OccupancyFigure {...dashboard} figures={data} />
        </>
      )}
    </FigureGrid>
  );
  const folds = isPhone && !failed;
  return (
    <>
      {dashboard.data && <Arrivals {...dashboard.data} />}
      {!dashboard.data && !failed && <ArrivalsGhost />}
      <div className={styles.quiet}>
        <section aria-labelledby={`${id}month`} className={styles.figures}>
          <h2 id={`${id}month`}>This month</h2>
          <AdminCards figures={dashboard.data} failed={failed} />
        </section>
        {folds ? (
          <FoldedSection title="Figures by month" text="Bookings, revenue and occupancy">
            {figures}
          </FoldedSection>
        ) : (
          <section aria-labelledby={id} className={styles.figures}>
            <h2 id={id}>Figures by month</h2>
            {figures}
          </section>
        )}
      </div>
    </>
  );
}

/** Who comes next, while it is on its way: it keeps the place, so that nothing below moves. */
const ArrivalsGhost = () => (
  <Section title="Next arrivals">
    <ListSkeleton />
  </Section>
);
