import { rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { bundleFunctions, temporaryFolder } from '#infra/bundling.ts';
import { functionNames } from '#infra/functionNames.ts';
import { DIST, ROOT } from '#infra/local/folders.ts';
import { ensureSite } from '#infra/local/siteBuild.ts';
import { measureDeployment } from '#infra/localstack/measureDeployment.ts';
import { measureBookings } from './bench/bookingLoad.ts';
import { bundleSizes } from './bench/bundleSizes.ts';
import { scorePages } from './bench/lighthouse.ts';
import { measureImports } from './bench/importTimes.ts';
import type { OutboxWork } from './bench/outboxWork.ts';
import { inOwnProcess } from './bench/ownProcess.ts';
import { pageSize } from './bench/pageSize.ts';
import type { PeakMemory } from './bench/peakMemory.ts';
import { writeReport } from './bench/report.ts';
import type { RoundTrips } from './bench/roundTrips.ts';
import {
  bookingSection,
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
import type { WarmHandler } from './bench/warmHandlers.ts';

/** `npm run bench`: measures, prints, and writes docs/performance.md. It judges nothing. */
const REPORT = join(ROOT, 'docs/performance.md');
const log = (line: string) => console.error(`bench: ${line}`);

const [loadBefore = 0] = loadavg();
const bundles = temporaryFolder();
log('bundling the functions');
bundleFunctions(functionNames, bundles);
log('loading the functions');
const imports = measureImports(functionNames, bundles);
log('calling the functions');
const warm = await inOwnProcess<WarmHandler[]>('warmClient.ts');
log('measuring memory');
const memory = await inOwnProcess<PeakMemory[]>('memoryClient.ts', bundles);
log('building the site');
await ensureSite(log);
log('counting round trips');
const trips = await inOwnProcess<RoundTrips[]>('roundTripsClient.ts', bundles);
log('booking');
const load = await measureBookings(log);
log('telling the news');
const delay = await measureSocketDelay();
log('filling the table for the dashboard');
const work = await inOwnProcess<OutboxWork>('outboxClient.ts');
log('deploying to MiniStack');
const deployment = await measureDeployment(log);
const scores = await scorePages(log);

const report = [
  machineLine(new Date(), cpus(), loadBefore),
  bundleSection(bundleSizes(functionNames, bundles)),
  importSection(imports),
  warmSection(warm),
  memorySection(memory),
  tripSection(trips),
  bookingSection(load),
  newsSection(delay, work),
  deploymentSection(deployment),
  pageSection({
    '/': await pageSize(DIST, 'index.html', 'HomePage'),
    '/search': await pageSize(DIST, 'app.html', 'SearchPage'),
  }),
  lighthouseSection(scores),
].join('\n\n');
console.log(report);
writeReport(REPORT, 'Performance', report);
log(`written to ${REPORT}`);
rmSync(bundles, { recursive: true });
// Idle connections of the SDK would keep the process for a while.
process.exit(0);
