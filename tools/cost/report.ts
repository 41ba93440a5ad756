import { gigabytes, outcomeMetrics, perBooking, perMonth } from './sums.ts';
import { table } from '#tools/bench/report.ts';
import type { Measured } from './measure.ts';

const two = (value: number): number => Math.round(value * 100) / 100;
const dollars = (value: number): string => `$${value.toFixed(value < 1 ? 3 : 2)}`;

/** What it costs, as Markdown. */
export function costReport(measured: Measured, site: { kB: number; files: number }): string {
  const parts = perBooking(measured, site);
  const atRest = perMonth();
  const sum = (costs: { cost: number }[]) => costs.reduce((total, { cost }) => total + cost, 0);
  const thousand = parts.map(({ what, amount, cost }) => [what, amount, dollars(cost * 1000)]);
  return `### One booking, measured

A booking of three days by a new customer: the sum of its calls, each the mean of ${measured.repeats}, through the bundles that are deployed, before DynamoDB Local:

${table(
  ['What', 'How much'],
  [
    ['calls of the API', two(measured.calls)],
    ['of these with a password to hash', two(measured.hashing)],
    ['seconds that functions run, usual', two(measured.usualSeconds)],
    ['seconds that functions run, hashing', two(measured.hashingSeconds)],
    ['read units of the calls', two(measured.asked.read)],
    ['write units of the calls', two(measured.asked.write)],
    ['events for the outbox', two(measured.events)],
    ['read units of the outbox', two(measured.outbox.read)],
    ['write units of the outbox', two(measured.outbox.write)],
    ['bytes that stay in the table, before its indexes', Math.round(measured.bytes)],
    ['bytes that stay, with a copy for each index', Math.round(measured.storedBytes)],
    ['bytes that the functions log, a call', Math.round(measured.logBytes)],
  ],
)}

### A thousand bookings

${table(['For', 'Reckoned', 'For 1,000'], thousand)}

Together **${dollars(sum(parts) * 1000)}** for 1,000 bookings, of which keeping them for a year in the table and its indexes is ${dollars(gigabytes(measured) * 1000)}.

### At rest, a month

${table(
  ['For', 'Reckoned', 'A month'],
  atRest.map(({ what, amount, cost }) => [what, amount, dollars(cost)]),
)}

Together **${dollars(sum(atRest))}** a month, and ${dollars(outcomeMetrics)} less where nobody comes: everything else is paid by use.`;
}
