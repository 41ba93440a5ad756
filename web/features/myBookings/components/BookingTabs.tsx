import type { ListState } from '#web/features/bookings/index.ts';
import type { CustomerFilter } from '#web/features/myBookings/customerFilters.ts';
import { useShownFilter } from '#web/features/myBookings/useShownFilter.ts';
import { Tabs } from '#web/ui/Tabs.tsx';
import { CustomerBookings } from './CustomerBookings.tsx';

interface Props<Name extends string> {
  label: string;
  filters: Readonly<Record<Name, CustomerFilter>>;
  list: ListState;
}

/** A customer's bookings with a tab for each of several filters. */
export function BookingTabs<Name extends string>({ label, filters, list }: Props<Name>) {
  const { shown, show, filters: tabs } = useShownFilter(filters, list);
  return (
    <Tabs
      label={label}
      value={shown}
      onChange={show}
      tabs={tabs.map(({ name, filter, count }) => ({
        value: name,
        label: filter.label,
        count,
        content: <CustomerBookings filter={filter} {...list} />,
      }))}
    />
  );
}
