import { rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addRenderer, bundleFunctions, temporaryFolder } from '#infra/build/bundling.ts';
import { DIST, RENDERER, ROOT } from '#infra/build/folders.ts';
import { ensureSite } from '#infra/build/siteBuild.ts';
import { functionNames } from '#infra/manifest.ts';
import { measureBookings } from './bench/bookingLoad.ts';
import { bookingSection } from './bench/bookingSection.ts';
import { walkToBooking } from './bench/bookingWay.ts';
import { budgetSection, waySection } from './bench/budgetSection.ts';
import { bundleSizes } from './bench/bundleSizes.ts';
import { measureImports } from './bench/importTimes.ts';
import { scorePages } from './bench/lighthouse.ts';
import { measureDeployment } from './bench/measureDeployment.ts';
import type { OutboxWork } from './bench/outboxWork.ts';
import { inOwnProcess } from './bench/ownProcess.ts';
import { measurePages } from './bench/pageCosts.ts';
import { pageSize } from './bench/pageSize.ts';
import type { PeakMemory } from './bench/peakMemory.ts';
import { readSection, writeReport, writeSection } from './bench/report.ts';
import type { RoundTrips } from './bench/roundTrips.ts';
import { refuseSmallDisk } from './bench/scale/diskRoom.ts';
import type { ScaleWork } from './bench/scale/scaleWork.ts';
import { SCALE_TITLE, scaleSection } from './bench/scaleSection.ts';
import { searchSection } from './bench/searchSection.ts';
import type { SearchCost } from './bench/searchWork.ts';
import {
  bundleSection,
  deploymentSection,
  importSection,
  machineLine,
  lighthouseSection,
  memorySection,
  newsSection,
  pageSection,
  tripSection,
  warmSection,
} from './bench/sections.ts';
import { measureSocketDelay } from './bench/socketDelay.ts';
import { measureTimelinePage } from './bench/timelinePage.ts';
import { timelineSection } from './bench/timelineSection.ts';
import type { TimelineAnswer } from './bench/timelineWork.ts';
import type { WarmHandler } from './bench/warmHandlers.ts';

/**
 * `npm run bench [-- PART …]`: measures all parts but `scale`, or the named ones, prints the figures and writes them
 * to docs/performance.md. It fails for no figure. `scale` takes most of an hour,
 * and less with `--bookings 20000`.
 */
const REPORT = join(ROOT, 'docs/performance.md');
const log = (line: string) => console.error(`bench: ${line}`);
const bundles = temporaryFolder();
const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { bookings: { type: 'string', default: '1000000' } },
});

/** All parts by name, in the order of the report. */
const parts: Record<string, () => Promise<string> | string> = {
  bundles: () => bundleSection(bundleSizes(functionNames, bundles)),
  loading: () => importSection(measureImports(functionNames, bundles)),
  warm: async () => warmSection(await inOwnProcess<WarmHandler[]>('warmClient.ts')),
  memory: async () => memorySection(await inOwnProcess<PeakMemory[]>('memoryClient.ts', bundles)),
  trips: async () => tripSection(await inOwnProcess<RoundTrips[]>('roundTripsClient.ts', bundles)),
  search: async () => searchSection(await inOwnProcess<SearchCost[]>('searchClient.ts')),
  timeline: async () =>
    timelineSection(
      await inOwnProcess<TimelineAnswer>('timelineClient.ts'),
      await measureTimelinePage(log),
    ),
  bookings: async () => bookingSection(await measureBookings(log)),
  news: async () =>
    newsSection(await measureSocketDelay(), await inOwnProcess<OutboxWork>('outboxClient.ts')),
  deployment: async () => deploymentSection(await measureDeployment(log)),
  pages: () =>
    Promise.resolve(
      pageSection({
        '/': pageSize(DIST, 'index.html', 'HomePage'),
        '/search': pageSize(DIST, 'search/index.html', 'SearchPage'),
      }),
    ),
  budgets: async () => budgetSection(await measurePages(log)),
  way: async () => waySection(await walkToBooking(log)),
  lighthouse: async () => lighthouseSection(await scorePages(log)),
  scale: async () => {
    refuseSmallDisk(Number(values.bookings));
    return scaleSection(await inOwnProcess<ScaleWork>('scaleClient.ts', values.bookings));
  },
};
/** It takes most of an hour, and so only runs where it is named; a report of all parts keeps what it found last. */
const SLOW = 'scale';

const unknown = named.find((name) => !(name in parts));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}": ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

const [loadBefore = 0] = loadavg();
const machine = machineLine(new Date(), cpus(), loadBefore);
if (named.length === 0 || named.some((name) => name !== SLOW)) {
  log('building the site');
  await ensureSite(log);
  log('bundling the functions');
  bundleFunctions(functionNames, bundles);
  addRenderer(RENDERER, bundles);
}
const sections: string[] = [];
const all = Object.keys(parts).filter((name) => name !== SLOW);
for (const name of named.length > 0 ? named : all) {
  log(name);
  sections.push((await parts[name]?.()) ?? '');
}
if (named.length === 0) sections.push(readSection(REPORT, SCALE_TITLE));
if (named.length === 0) writeReport(REPORT, 'Performance', [machine, ...sections].join('\n\n'));
else for (const section of sections) writeSection(REPORT, `${section}\n\n${machine}`);
console.log([machine, ...sections].join('\n\n'));
log(`written to ${REPORT}`);
rmSync(bundles, { recursive: true });
// The SDK's idle connections would otherwise keep the process alive for a while.
process.exit(0);
