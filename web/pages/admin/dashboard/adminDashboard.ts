import { addMonths, countDays, monthOf, type Day, type Month } from '#shared/days.ts';
import type { Counts } from '#shared/figures.ts';
import type { Output } from '#web/lib/api/client.ts';

export type AdminDashboard = Output<'dashboard.admin'>;

/** How many bookings there are, whatever became of them. */
export const sumOf = (counts: Counts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The months up to that of a day. */
export const upTo = (months: AdminDashboard['months'], today: Day): AdminDashboard['months'] =>
  months.filter(({ month }) => month <= monthOf(today));

/** How many months a chart has room for. */
const DRAWN = 12;

/**
 * The months that both charts draw, so that what stands below one another is of one month: from the first of which there is
 * something, up to that of a day or to the last that is booked ahead.
 */
export function drawn(months: AdminDashboard['months'], today: Day): AdminDashboard['months'] {
  const hasSome = ({ bookings, revenue }: (typeof months)[number]) =>
    revenue > 0 || sumOf(bookings) > 0;
  const first = months.findIndex(hasSome);
  const last = Math.max(
    months.map(hasSome).lastIndexOf(true),
    months.map(({ month }) => month <= monthOf(today)).lastIndexOf(true),
  );
  return months.slice(Math.max(0, first), last + 1).slice(-DRAWN);
}

const daysIn = (month: Month): number => countDays(`${month}-01`, addMonths(`${month}-01`, 1)) - 1;

interface Occupancy {
  name: string;
  /** Days that were sold, and their share of the month in %. */
  days: number;
  share: number;
  /** In Rwf. */
  revenue: number;
}

/** How far rooms were let in a month, the fullest first. */
export function occupancyOf({
  rooms,
  month,
}: Omit<AdminDashboard['occupancy'], 'sold'>): Occupancy[] {
  const whole = daysIn(month);
  return rooms
    .map(({ name, days, revenue }) => ({
      name,
      days,
      revenue,
      share: Math.round((days * 1_000) / whole) / 10,
    }))
    .sort((a, b) => b.days - a.days || a.name.localeCompare(b.name));
}
