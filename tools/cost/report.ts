import { table, twoDecimals } from '#tools/bench/report.ts';
import type { Measured } from './measure.ts';
import { PRICED_REGION } from './prices.ts';
import { yearOfStorage, outcomeMetricsMonth, perBooking, perMonth } from './sums.ts';

const dollars = (value: number): string => `$${value.toFixed(value < 1 ? 3 : 2)}`;

/** The cost report as Markdown. */
export function costReport(measured: Measured, site: { kB: number; files: number }): string {
  const parts = perBooking(measured, site);
  const atRest = perMonth();
  const sum = (costs: { cost: number }[]) => costs.reduce((total, { cost }) => total + cost, 0);
  const thousand = parts.map(({ what, amount, cost }) => [what, amount, dollars(cost * 1000)]);
  return `### One booking, measured

A booking of three days by a new customer: the sum of its calls (each the mean of ${measured.repeats}), measured with the deployed bundles and DynamoDB Local:

${table(
  ['What', 'How much'],
  [
    ['calls of the API', twoDecimals(measured.calls)],
    ['of these, calls that hash a password', twoDecimals(measured.hashing)],
    ['seconds that usual functions run', twoDecimals(measured.usualSeconds)],
    ['seconds that hashing functions run', twoDecimals(measured.hashingSeconds)],
    ['read units of the calls', twoDecimals(measured.asked.read)],
    ['write units of the calls', twoDecimals(measured.asked.write)],
    ['events for the outbox', twoDecimals(measured.events)],
    ['read units of the outbox', twoDecimals(measured.outbox.read)],
    ['write units of the outbox', twoDecimals(measured.outbox.write)],
    ['bytes stored in the table, without indexes', Math.round(measured.bytes)],
    ['bytes stored, with a copy for each index', Math.round(measured.storedBytes)],
    ['bytes that the functions log for a call', Math.round(measured.logBytes)],
  ],
)}

### A thousand bookings, at the prices of ${PRICED_REGION}

${table(['Item', 'Basis', 'For 1,000'], thousand)}

Together **${dollars(sum(parts) * 1000)}** for 1,000 bookings, of which ${dollars(yearOfStorage(measured) * 1000)} is for storing them in the table and its indexes for a year.

### At rest, a month, at the prices of ${PRICED_REGION}

${table(
  ['Item', 'Basis', 'A month'],
  atRest.map(({ what, amount, cost }) => [what, amount, dollars(cost)]),
)}

Together **${dollars(sum(atRest))}** a month, and ${dollars(outcomeMetricsMonth)} less if nobody uses the product. Everything else is paid by use.`;
}
