import type { CpuInfo } from 'node:os';
import { manifest, MEMORY_SPARE } from '#infra/manifest.ts';
import { limits } from '#shared/limits.ts';
import { BUNDLE_LIMIT_KB, type BundleSize } from './bundleSizes.ts';
import { IMPORT_LIMIT, type ImportTimes } from './importTimes.ts';
import type { PageScore } from './lighthouse.ts';
import type { DeploymentFigures } from './measureDeployment.ts';
import type { OutboxWork } from './outboxWork.ts';
import type { PageSize } from './pageSize.ts';
import { MEMORY_CALLS, type PeakMemory } from './peakMemory.ts';
import { oneDecimal, table, twoDecimals, verdict } from './report.ts';
import { promised, type RoundTrips } from './roundTrips.ts';
import type { SocketDelay } from './socketDelay.ts';
import type { Usage } from './tableWatch.ts';
import { notMeasuredWarm, WARM_LIMIT, type WarmHandler } from './warmHandlers.ts';

/** Date and machine of the measurement, and the machine's load before it. */
export const machineLine = (at: Date, processors: CpuInfo[], load: number): string =>
  `Measured on ${at.toISOString().slice(0, 10)} with Node ${process.versions.node} on ${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, with a load average of ${oneDecimal(load)} before it began.`;

/** Sizes of the functions' files, beside their limit. */
export function bundleSection(sizes: BundleSize[]): string {
  const rows = sizes.map(({ name, gzipKB, kB, exemption }) => [
    name,
    oneDecimal(gzipKB),
    oneDecimal(kB),
    exemption ?? verdict(gzipKB <= BUNDLE_LIMIT_KB),
  ]);
  return `### Bundles

The deployed file of each Lambda: minified, with the SDK, without its source map. The limit is ${BUNDLE_LIMIT_KB} kB gzip for an endpoint without pictures.

${table(['Function', 'kB gzip', 'kB', `within ${BUNDLE_LIMIT_KB}`], rows)}`;
}

/** How long the functions take to load, beside a bare client of the table. */
export function importSection({ rounds, bareMs, oursMs, functions }: ImportTimes): string {
  const rows = functions.map(({ name, ms, ratio, ratioToOurs, exemption }) => [
    name,
    oneDecimal(ms),
    twoDecimals(ratio),
    exemption ?? verdict(ratio <= IMPORT_LIMIT),
    twoDecimals(ratioToOurs),
  ]);
  const head = ['Function', 'ms', 'Ratio', `within ${IMPORT_LIMIT}`, 'Ratio to ours'];
  return `### Loading a function

The time that a new process takes to load the file of each Lambda, compared with a bare DynamoDB document client that is bundled and minified in the same way: medians of ${rounds} rounds, each of which loads every file once. The client as the SDK has it takes ${oneDecimal(bareMs)} ms; bundled as our functions are, without its chain of credential providers and its event streams, ${oneDecimal(oursMs)} ms (the last column compares with this). The limit is ${IMPORT_LIMIT} times the client as the SDK has it, for a function without pictures.

${table(head, rows)}`;
}

/** How long a call of each handler takes, beside the same requests without our code. */
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

The time of one call of each handler, from the event to the answer, with its log lines and metrics. Beside it the time of the same requests sent to DynamoDB Local by the SDK alone, alternating in one process: medians. Every write has new data; forms carry no picture, and no recipient of the outbox has an open socket. The limit is ${WARM_LIMIT} times the requests alone.

${table(['Function', 'Handler ms', 'Requests ms', 'Ratio', `within ${WARM_LIMIT}`], rows)}

Not measured: ${leftOut.join(', ')}.`;
}

/** Peak memory of the functions, beside what they are given. */
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

The peak memory of a process, Node included, that loads the bundle of one function and calls it ${MEMORY_CALLS} times, with lists of ${limits.pageSize}, pictures of ${limits.imageBytes / 2 ** 20} MB and batches of 100 changes. Beside it the memory that \`infra/manifest.ts\` gives the function: at least ${MEMORY_SPARE} times the peak, and more if somebody waits for the function, because Lambda gives processor time in proportion to memory.

${table(head, rows)}`;
}

/** Requests of each call to DynamoDB, beside how many are promised. */
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

A proxy before DynamoDB Local counted the requests of the deployed bundles, without contention. The first call of a function may read something that later calls reuse.

${table(['Call', 'Round trips', 'Promised', 'Kept', 'First call', 'Operations'], rows)}`;
}

/** Scripts that pages load before any scrolling or clicking, without the map of the search. */
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

/** Lighthouse's scores of the public pages. */
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

Lighthouse's phone on a slow line (its default throttling), with the local edge: the median of three runs. Required of the prerendered pages: performance 95 or more, 100 in the other three, LCP 1800 ms or less, CLS below 0.02.

${table(head, rows)}`;
}

/** Delay until admins are notified of a request, the outbox's work per event, and a dashboard's reads. */
export function newsSection(delay: SocketDelay, { events, dashboard }: OutboxWork): string {
  const ms = (value: number): string => `${Math.round(value)} ms`;
  const usage = ({ roundTrips, writes, readUnits }: Usage) => [roundTrips, writes, readUnits];
  return `### From an event to its recipients

${delay.bookings} bookings were requested one after another through the whole local product. After the answer to the customer, an admin's open socket received the push within ${ms(delay.p50)} for half of them, within ${ms(delay.p95)} for 19 of 20, and within ${ms(delay.most)} for all. The local product reads the stream every 100 ms; how often Lambda reads it is not measured here.

What the outbox does for each event, with one admin and one customer who each have one open socket (each write of a transaction counts; reads in DynamoDB's read units):

${table(
  ['Event', 'Round trips', 'Writes', 'Read units', 'Pushes'],
  events.map((event) => [event.event, ...usage(event), event.pushes]),
)}

What the admin dashboard reads, with rooms sold in each of twelve months and a growing number of bookings:

${table(
  ['Bookings in the table', 'Round trips', 'Read units'],
  dashboard.map(({ bookings, roundTrips, readUnits }) => [bookings, roundTrips, readUnits]),
)}`;
}

/** Durations of the CDK app's deployment to MiniStack, and of requests to it. */
export function deploymentSection(figures: DeploymentFigures): string {
  const seconds = (ms: number): string => `${oneDecimal(ms / 1000)} s`;
  const rows = figures.requests.map(({ name, first, p50, p95 }) => [
    name,
    ...[first, p50, p95].map(oneDecimal),
  ]);
  return `### Deployed to MiniStack: deploy time, warm request time

The same CDK app as on AWS, without the stacks \`site\`, \`mail\`, \`pictures\` and \`operations\`: ${seconds(figures.synthMs)} to synthesize it and bundle its functions, ${seconds(figures.bootstrapMs)} to bootstrap the account, ${seconds(figures.deployMs)} to deploy all stacks. Requests were sent one after another through MiniStack's API Gateway, Lambda and DynamoDB, which are one Python process: they show that the product works there, and say little about AWS.

${table(['Call', 'First call ms', 'p50 ms', 'p95 ms'], rows)}`;
}
