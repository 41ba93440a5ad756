import { statSync } from 'node:fs';
import { join } from 'node:path';
import { bundledFunctions } from '#infra/build/bundling.ts';
import { DIST, ROOT } from '#infra/build/folders.ts';
import { ensureSite } from '#infra/build/siteBuild.ts';
import { pageSize } from './bench/pageSize.ts';
import { writeReport } from './bench/report.ts';
import { measureBooking } from './cost/measure.ts';
import { costReport } from './cost/report.ts';

/** `npm run cost`: measures a booking's use of AWS, and writes its cost to docs/cost.md. */
const REPORT = join(ROOT, 'docs/cost.md');

await ensureSite(console.error);
const { files, brotliKB } = pageSize(DIST, 'index.html', 'HomePage');
const pictureKB = statSync(join(ROOT, 'local/seed/images/huye-dairy.webp')).size / 1000;
// The home page's scripts, and the pictures of twelve rooms.
const site = { files: files.length + 12, kB: brotliKB + 12 * pictureKB };
const report = costReport(await measureBooking(bundledFunctions()), site);
console.log(report);
writeReport(REPORT, 'Cost', report);
process.exit(0);
