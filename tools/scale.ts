import { join } from 'node:path';
import { ROOT } from '#infra/build/folders.ts';
import { startBenchTable } from './bench/benchTable.ts';
import { writeReport } from './bench/report.ts';
import { sharesOf, totalsOf } from './scale/arithmetic.ts';
import { seededRandom } from './scale/random.ts';
import { recordLives } from './scale/recordLives.ts';
import { scaleReport } from './scale/report.ts';
import { simulate } from './scale/simulate.ts';

/**
 * `npm run scale`: records what a booking's life asks of the table, reckons what limits first at so many bookings a
 * second, and writes it to docs/scale.md.
 */
const REPORT = join(ROOT, 'docs/scale.md');
const RATES = [10, 100, 1000];
const SECONDS = 10;

// Nobody has an open socket.
const dynamoDb = await startBenchTable({ SOCKETS_URL: 'http://127.0.0.1:1' });
const lives = await recordLives();
await dynamoDb.stop();
const random = seededRandom(1);
const simulated = new Map(
  RATES.map((bookings) => [bookings, simulate(lives, { bookings, seconds: SECONDS, random })]),
);
const report = scaleReport(totalsOf(lives), sharesOf(lives), simulated);
console.log(report);
writeReport(REPORT, 'Scale', report);
// The SDK's idle connections would otherwise keep the process alive for a while.
process.exit(0);
