import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isCounted, type ListState } from '#web/features/bookings/index.ts';
import { filterBookings, openingFilter, type CustomerFilter } from './customerFilters.ts';

/**
 * Which of several filters is shown, and how many bookings each lets through. The address names it (`show`);
 * without one it is what the customer looks for, chosen once: what comes later moves nobody elsewhere.
 */
export function useShownFilter<Name extends string>(
  filters: Readonly<Record<Name, CustomerFilter>>,
  list: ListState,
) {
  const [query, setQuery] = useSearchParams();
  const [opening, setOpening] = useState<Name>();
  const known = isCounted(list);
  const found = openingFilter(filters, list.bookings);
  if (known && opening === undefined) setOpening(found);

  const names = Object.keys(filters) as Name[];
  const asked = names.find((name) => name === query.get('show'));
  return {
    shown: asked ?? opening ?? found,
    show: (name: string) => setQuery({ show: name }, { replace: true }),
    filters: names.map((name) => ({
      name,
      filter: filters[name],
      count: known ? filterBookings(list.bookings, filters[name]).length : '–',
    })),
  };
}
