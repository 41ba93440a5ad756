import type { CpuInfo } from 'node:os';
import type { BookingLoad } from './bookingLoad.ts';
import { BUNDLE_LIMIT_KB, type BundleSize } from './bundleSizes.ts';
import type { PageSize } from './pageSize.ts';
import { oneDecimal, table } from './report.ts';
import { promised, type RoundTrips } from './roundTrips.ts';

/** When and where it was measured, and how busy the machine was with other things. */
export const machineLine = (at: Date, processors: CpuInfo[], load: number): string =>
  `Measured on ${at.toISOString().slice(0, 10)} with Node ${process.versions.node} on ${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, with a load of ${oneDecimal(load)} before it began.`;

const verdict = (kept: boolean): string => (kept ? 'yes' : '**no**');

export function bundleSection(sizes: BundleSize[]): string {
  const rows = sizes.map(({ name, gzipKB, kB, withImages }) => [
    name,
    oneDecimal(gzipKB),
    oneDecimal(kB),
    withImages ? 'has pictures' : verdict(gzipKB <= BUNDLE_LIMIT_KB),
  ]);
  return `### Bundles

Each Lambda's file as it is deployed, minified, the SDK in it, its map left out. At most ${BUNDLE_LIMIT_KB} kB gzip for an endpoint without pictures.

${table(['Function', 'kB gzip', 'kB', `within ${BUNDLE_LIMIT_KB}`], rows)}`;
}

export function tripSection(trips: RoundTrips[]): string {
  const rows = trips.map(({ name, how, operations, first }) => {
    const most = promised({ name, how });
    return [
      how ? `${name} (${how})` : name,
      operations.length,
      most === undefined ? '' : String(most),
      most === undefined ? '' : verdict(operations.length <= most),
      first.length,
      operations.join(', '),
    ];
  });
  return `### Round trips to DynamoDB

Counted by a proxy before DynamoDB Local while the deployed bundles were called, without contention. A function's first call may read what it then knows for a while.

${table(['Call', 'Round trips', 'Promised', 'Kept', 'First call', 'Operations'], rows)}`;
}

export function bookingSection({ clients, requests, rounds }: BookingLoad): string {
  const rows = rounds.map(({ bookings, reads }, index) => [
    String(index + 1),
    Math.round(bookings.perSecond),
    oneDecimal(bookings.p50),
    oneDecimal(bookings.p99),
    Math.round(reads.perSecond),
    oneDecimal(reads.p50),
    oneDecimal(reads.p99),
    Math.round((bookings.perSecond / reads.perSecond) * 100) / 100,
  ]);
  const head = [
    'Round',
    'Bookings a second',
    'p50 ms',
    'p99 ms',
    'Reads a second',
    'p50 ms',
    'p99 ms',
    'Ratio',
  ];
  return `### Bookings through the local stack

${clients} clients at once, each booking a room of its own day after day, ${requests} bookings a round, all answered 201; beside it, in turn, as many \`GET /coldroom?limit=12\`. Gateway, functions and DynamoDB Local share one machine with the clients: the ratio says more than the figures.

${table(head, rows)}`;
}

/** What two pages load before anything is scrolled or clicked, the map of the search left out. */
export const pageSection = (pages: Record<string, PageSize>): string =>
  [
    '### The first pages',
    '',
    'Scripts that a page loads before anything is scrolled or clicked, without the map of `/search`:',
    '',
    ...Object.entries(pages).map(
      ([path, { files, gzipKB, brotliKB }]) =>
        `- \`${path}\`: ${oneDecimal(gzipKB)} kB gzip, ${oneDecimal(brotliKB)} kB Brotli, in ${files.length} files`,
    ),
  ].join('\n');
