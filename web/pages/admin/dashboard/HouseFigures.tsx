import { todayInKigali } from '#shared/days.ts';
import { FigureGrid } from '#web/features/charts/components/FigureGrid.tsx';
import { MoneyFigure } from '#web/features/charts/components/MoneyFigure.tsx';
import { useMedia } from '#web/lib/hooks/useMedia.ts';
import { FoldedSection } from '#web/ui/FoldedSection.tsx';
import { AdminCards } from './AdminCards.tsx';
import { Arrivals } from './Arrivals.tsx';
import { BookingsFigure } from './BookingsFigure.tsx';
import { OccupancyFigure } from './OccupancyFigure.tsx';
import { around, drawn, upTo } from './adminDashboard.ts';
import { useAdminDashboard } from './useAdminDashboard.ts';

/**
 * Where the business stands, for admins: the month so far, who comes next, and the figures of the months. A phone folds these away, which are screens high.
 */
export function HouseFigures() {
  const dashboard = useAdminDashboard();
  const failed = !dashboard.data && dashboard.error !== undefined;
  const today = todayInKigali();
  const isPhone = useMedia('(width < 48rem)');
  const figures = (
    <FigureGrid {...dashboard}>
      {(data) => (
        <>
          <BookingsFigure months={upTo(data.months, today)} drawn={drawn(data.months, today)} />
          <MoneyFigure
            title="Revenue by month"
            text="Rent of the days of each month."
            file="revenue-by-month"
            empty="Nothing was sold in these months."
            months={around(data.months, today)}
            drawn={drawn(data.months, today)}
          />
          <OccupancyFigure {...dashboard} figures={data} />
        </>
      )}
    </FigureGrid>
  );
  return (
    <>
      <AdminCards figures={dashboard.data} failed={failed} />
      {dashboard.data && <Arrivals {...dashboard.data} />}
      {isPhone && !failed ? (
        <FoldedSection title="Figures by month" text="Bookings, revenue and occupancy">
          {figures}
        </FoldedSection>
      ) : (
        figures
      )}
    </>
  );
}
