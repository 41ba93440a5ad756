import type { CpuInfo } from 'node:os';
import type { DeploymentFigures } from './measureDeployment.ts';
import { manifest, MEMORY_SPARE } from '#infra/manifest.ts';
import { limits } from '#shared/limits.ts';
import type { BookingLoad } from './bookingLoad.ts';
import { BUNDLE_LIMIT_KB, type BundleSize } from './bundleSizes.ts';
import { IMPORT_LIMIT, type ImportTimes } from './importTimes.ts';
import type { OutboxWork } from './outboxWork.ts';
import type { SocketDelay } from './socketDelay.ts';
import type { Usage } from './tableWatch.ts';
import type { PageScore } from './lighthouse.ts';
import type { PageSize } from './pageSize.ts';
import { MEMORY_CALLS, type PeakMemory } from './peakMemory.ts';
import { oneDecimal, table } from './report.ts';
import { promised, type RoundTrips } from './roundTrips.ts';
import { notMeasuredWarm, WARM_LIMIT, type WarmHandler } from './warmHandlers.ts';

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

const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

export function importSection({ rounds, bareMs, oursMs, functions }: ImportTimes): string {
  const rows = functions.map(({ name, ms, ratio, ratioToOurs, withImages }) => [
    name,
    oneDecimal(ms),
    twoDecimals(ratio),
    withImages ? 'has pictures' : verdict(ratio <= IMPORT_LIMIT),
    twoDecimals(ratioToOurs),
  ]);
  const head = ['Function', 'ms', 'Ratio', `within ${IMPORT_LIMIT}`, 'Ratio to ours'];
  return `### Loading a function

How long a new process takes to load each Lambda's file, beside a bare DynamoDB document client, bundled and minified in the same way: medians of ${rounds} rounds in which each is loaded once. The client as the SDK has it takes ${oneDecimal(bareMs)} ms; bundled as our functions are, without its chain of credential providers and its streams of events, ${oneDecimal(oursMs)} ms (the last column). At most ${IMPORT_LIMIT} times the bare client for a function without pictures.

${table(head, rows)}`;
}

export function warmSection(handlers: WarmHandler[]): string {
  const rows = handlers.map(({ name, handlerMs, bareMs, ratio }) => [
    name,
    twoDecimals(handlerMs),
    twoDecimals(bareMs),
    twoDecimals(ratio),
    verdict(ratio <= WARM_LIMIT),
  ]);
  const leftOut = Object.entries(notMeasuredWarm).map(([name, why]) => `\`${name}\` ${why}`);
  return `### A warm function

A call of each handler, from the event to the answer and with its log lines and metrics, beside the same requests sent to DynamoDB Local by the SDK alone, in turn in one process: medians. Writes have something new to work on each time; forms carry no picture, and the outbox tells people without an open socket. At most ${WARM_LIMIT} times the requests by themselves.

${table(['Function', 'Handler ms', 'Requests ms', 'Ratio', `within ${WARM_LIMIT}`], rows)}

Not measured: ${leftOut.join(', ')}.`;
}

export function memorySection(peaks: PeakMemory[]): string {
  const rows = peaks.map(({ name, peakMB }) => {
    const given = manifest[name].memoryMB;
    return [
      name,
      Math.round(peakMB),
      given,
      Math.round((100 * peakMB) / given),
      verdict(given >= MEMORY_SPARE * peakMB),
    ];
  });
  const head = ['Function', 'Peak MB', 'Given MB', 'Used %', `${MEMORY_SPARE} times the peak`];
  return `### Memory

The most that a process of its own held in memory, Node itself included, in which a function's bundle was loaded and called ${MEMORY_CALLS} times: with lists of ${limits.pageSize}, pictures of ${limits.imageBytes / 2 ** 20} MB and batches of 100 changes. Beside it what \`infra/manifest.ts\` gives it: at least ${MEMORY_SPARE} times as much, and more where somebody waits, as processor time comes with memory.

${table(head, rows)}`;
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

/** What Lighthouse thinks of the pages that anybody may read. */
export function lighthouseSection(scores: PageScore[]): string {
  const rows = scores.map(
    ({ page, performance, accessibility, bestPractices, seo, lcp, tbt, cls }) => [
      `\`${page}\``,
      performance,
      accessibility,
      bestPractices,
      seo,
      lcp,
      tbt,
      cls,
    ],
  );
  const head = [
    'Page',
    'Performance',
    'Accessibility',
    'Best practices',
    'SEO',
    'LCP ms',
    'TBT ms',
    'CLS',
  ];
  return `### Lighthouse

Lighthouse's phone on a slow line (its default throttling), behind the local edge: the median of three runs. Asked for on the prerendered pages: performance at least 95, the other three 100, LCP at most 1800 ms, CLS below 0.02.

${table(head, rows)}`;
}

/** How soon admins hear of a request, what is done for each event, and what a dashboard costs. */
export function newsSection(delay: SocketDelay, { events, dashboard }: OutboxWork): string {
  const ms = (value: number): string => `${Math.round(value)} ms`;
  const usage = ({ roundTrips, writes, readUnits }: Usage) => [roundTrips, writes, readUnits];
  return `### From an event to the people it concerns

Of ${delay.bookings} requests, one after another through the whole local stack, an admin's open socket told half within ${ms(delay.p50)} of the answer to the customer, 19 of 20 within ${ms(delay.p95)}, and all within ${ms(delay.most)}. Locally the stream is looked at every 100 ms; Lambda's own look is not measured here.

What the outbox does for each event, with one admin and one customer who each have one socket open (writes within a transaction count each; reads in DynamoDB's read units):

${table(
  ['Event', 'Round trips', 'Writes', 'Read units', 'Pushes'],
  events.map((event) => [event.event, ...usage(event), event.pushes]),
)}

What the admins' dashboard reads, with rooms sold in each of twelve months and more and more bookings beside them:

${table(
  ['Bookings in the table', 'Round trips', 'Read units'],
  dashboard.map(({ bookings, roundTrips, readUnits }) => [bookings, roundTrips, readUnits]),
)}`;
}

/** How long the CDK app takes to deploy to MiniStack, and a request to what was deployed. */
export function deploymentSection(figures: DeploymentFigures): string {
  const seconds = (ms: number): string => `${oneDecimal(ms / 1000)} s`;
  const rows = figures.requests.map(({ name, first, p50, p95 }) => [
    name,
    ...[first, p50, p95].map(oneDecimal),
  ]);
  return `### Deployed to MiniStack: deploy time, warm request time

The same CDK app as on AWS, but for site and operations: ${seconds(figures.synthMs)} to synthesize it and bundle its functions, ${seconds(figures.bootstrapMs)} to bootstrap the account, ${seconds(figures.deployMs)} to deploy all stacks. Requests one after another, through MiniStack's API Gateway, Lambda and DynamoDB, which are all one Python process: they say whether the product works there, and little of AWS.

${table(['Call', 'First call ms', 'p50 ms', 'p95 ms'], rows)}`;
}
