import { rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { bundleFunctions, temporaryFolder } from '#infra/bundling.ts';
import { DIST, ROOT } from '#infra/local/folders.ts';
import { ensureSite } from '#infra/local/siteBuild.ts';
import { endpoints } from '#shared/api.ts';
import { measureBookings } from './bench/bookingLoad.ts';
import { bundleSizes } from './bench/bundleSizes.ts';
import { pageSize } from './bench/pageSize.ts';
import { writeReport } from './bench/report.ts';
import { countRoundTrips } from './bench/roundTrips.ts';
import {
  bookingSection,
  bundleSection,
  machineLine,
  pageSection,
  tripSection,
} from './bench/sections.ts';

/** `npm run bench`: measures, prints, and writes docs/performance.md. It judges nothing. */
const REPORT = join(ROOT, 'docs/performance.md');
const log = (line: string) => console.error(`bench: ${line}`);

const [loadBefore = 0] = loadavg();
const names = endpoints.map(({ name }) => name);
const bundles = temporaryFolder();
log('bundling the functions');
bundleFunctions(names, bundles);
log('building the site');
await ensureSite(log);
log('counting round trips');
const trips = await countRoundTrips(bundles);
log('booking');
const load = await measureBookings(log);

const report = [
  machineLine(new Date(), cpus(), loadBefore),
  bundleSection(bundleSizes(names, bundles)),
  tripSection(trips),
  bookingSection(load),
  pageSection({
    '/': await pageSize(DIST, 'HomePage'),
    '/search': await pageSize(DIST, 'SearchPage'),
  }),
].join('\n\n');
console.log(report);
writeReport(REPORT, 'Performance', report);
log(`written to ${REPORT}`);
rmSync(bundles, { recursive: true });
// Idle connections of the SDK would keep the process for a while.
process.exit(0);
