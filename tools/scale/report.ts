import { oneDecimal, table } from '#tools/bench/report.ts';
import type { Resource, Share, Totals } from './arithmetic.ts';
import type { Refused } from './refused.ts';
import type { Simulated } from './simulate.ts';

const resources: Record<Resource, string> = {
  writes: 'write units',
  reads: 'read units',
  items: 'transactions on the item',
};

/** A name without ids: those of people, which differ between tables. */
const shown = (name: string): string =>
  `\`${name.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'staff')}\``;

const percent = (part: number): string => `${oneDecimal(part * 100)} %`;

const refusedText = ({ part, name }: Refused): string =>
  name === undefined ? 'none' : `${percent(part)}, most at ${shown(name)}`;

/** Shares above this limit are left out: they are far beyond what is looked at. */
const FAR = 5_000;

/** What limits by arithmetic, and what a simulation finds at some rates, as Markdown. */
export function scaleReport(
  totals: Totals,
  shares: Share[],
  simulated: Map<number, Simulated>,
): string {
  const rows = new Map<string, (string | number)[]>();
  // Each member of the staff has the same, of which the first is as good as any.
  for (const { name, resource, perBooking, shards, limit } of shares) {
    const id = `${shown(name)} ${resource}`;
    if (limit > FAR || rows.has(id)) continue;
    rows.set(id, [
      shown(name),
      `${oneDecimal(perBooking)} ${resources[resource]}`,
      shards,
      Math.floor(limit),
    ]);
  }
  return `### By arithmetic

The whole life of a booking takes ${Math.round(totals.writes)} write units and ${Math.round(totals.reads)} read units, in ${Math.round(totals.requests)} requests. This is what it takes of what all bookings share, and how many bookings a second use it up.

${table(['Key', 'Of a booking', 'Shards', 'Bookings a second'], [...rows.values()])}

### By simulation

${table(
  [
    'Bookings a second',
    'Busiest partition',
    'Asked of it',
    'Units throttled',
    'Transactions refused',
  ],
  [...simulated].map(([bookings, { busiest, throttled, refused }]) => [
    bookings,
    shown(busiest.name),
    percent(busiest.used),
    refusedText(throttled),
    refusedText(refused),
  ]),
)}`;
}
