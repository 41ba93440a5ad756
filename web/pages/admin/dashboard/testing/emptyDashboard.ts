import { addMonths, monthOf, todayInKigali } from '#shared/days.ts';
import type { AdminDashboard } from '#web/pages/admin/dashboard/adminDashboard.ts';

const nothing = {
  days: 0,
  revenue: 0,
  customers: 0,
  bookings: { pending: 0, approved: 0, rejected: 0, cancelled: 0, expired: 0, completed: 0 },
};

/** A dashboard of a year back and half a year ahead, in which nothing was sold. */
export const emptyDashboard = (): AdminDashboard => ({
  total: nothing,
  rooms: { available: 0, unavailable: 0 },
  months: Array.from({ length: 18 }, (_, index) => ({
    ...nothing,
    month: monthOf(addMonths(todayInKigali(), index - 11)),
  })),
  occupancy: { month: monthOf(todayInKigali()), sold: 0, rooms: [] },
  arrivals: [],
  moreArrivals: false,
  waiting: [],
});
