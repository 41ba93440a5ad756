import { RUNS, SHARDS } from '#functions/platform/table/shards.ts';
import { manifest } from '#infra/manifest.ts';
import { twoDecimals } from '#tools/bench/report.ts';
import type { Measured } from './measure.ts';
import { prices } from './prices.ts';

/** One item of the cost. */
interface Cost {
  what: string;
  /** The amount that is charged, in words. */
  amount: string;
  /** In US dollars. */
  cost: number;
}

const USUAL_GB = manifest['bookings.create'].memoryMB / 1024;
const HASHING_GB = manifest['auth.login'].memoryMB / 1024;
/** Log that AWS itself adds per call, in bytes: three lines of Lambda and one of API Gateway. */
const AWS_LOG_BYTES_A_CALL = 700;
/** Number of the alarms' metrics. A test compares it with the template. */
export const ALARM_METRICS = 38;
/** Number of the product's own metrics: one per outcome, and the refusals with 429. */
const OUTCOMES = 4;
/**
 * Seconds that a usual function takes to load (docs/performance.md). AWS charges them each time it starts an
 * environment; what the runtime itself takes before is not measured here.
 */
const LOADING_SECONDS = 0.05;
/** Minutes for which a customer and an admin have the site and their sockets open. */
const MINUTES = 30;
/** Calls of the functions that run each hour, in a month: the reminders, and those for each shard of the lists. */
const HOURLY_CALLS = 730 * (1 + SHARDS * RUNS);

/** The cost of a booking that is stored for a year, item by item. */
export function perBooking(measured: Measured, site: { kB: number; files: number }): Cost[] {
  const { calls, hashing, usualSeconds, hashingSeconds, asked, outbox, events } = measured;
  const [read, write] = [asked.read + outbox.read, asked.write + outbox.write];
  const functions = calls + events;
  const logBytes = measured.logBytes + AWS_LOG_BYTES_A_CALL;
  const requests = calls + 3 * site.files;
  const seconds = usualSeconds * USUAL_GB + hashingSeconds * HASHING_GB;
  const round = (value: number) => String(twoDecimals(value));
  return [
    {
      what: 'DynamoDB, writing',
      amount: `${round(write)} units`,
      cost: write * prices.writeUnit,
    },
    { what: 'DynamoDB, reading', amount: `${round(read)} units`, cost: read * prices.readUnit },
    {
      what: 'DynamoDB, storage for a year',
      amount: `${Math.round(measured.storedBytes)} bytes with indexes and backup`,
      cost: yearOfStorage(measured),
    },
    { what: 'API Gateway', amount: `${round(calls)} calls`, cost: calls * prices.restCall },
    {
      what: 'Lambda, running',
      amount: `${round(usualSeconds)} s with ${round(USUAL_GB)} GB, ${round(hashingSeconds)} s with ${round(HASHING_GB)} GB for ${round(hashing)} hashes`,
      cost: seconds * prices.lambdaGbSecond,
    },
    {
      what: 'Lambda, calls',
      amount: `${round(functions)} calls`,
      cost: functions * prices.lambdaCall,
    },
    {
      what: 'Lambda, starting (INIT)',
      amount: `at most ${round(functions)} starts, each with ${LOADING_SECONDS} s to load: as many as calls, if these are rare`,
      cost: functions * LOADING_SECONDS * USUAL_GB * prices.lambdaGbSecond,
    },
    {
      what: 'Secrets Manager',
      amount: `at most ${round(calls)} requests: one for each start, and each five minutes`,
      cost: calls * prices.secretCall,
    },
    {
      what: 'CloudFront',
      amount: `${round(requests)} requests, 3 visits of ${Math.round(site.kB)} kB`,
      cost:
        requests * (prices.edgeRequest + prices.edgeFunction) + (3 * site.kB * prices.edgeGb) / 1e6,
    },
    {
      what: 'Sockets',
      amount: `${MINUTES} minutes and 4 messages`,
      cost: MINUTES * prices.socketMinute + 4 * prices.socketMessage,
    },
    {
      what: 'Logs and traces',
      amount: `${Math.round(logBytes)} bytes and a trace for each call: X-Ray keeps the first of each second`,
      cost: calls * ((logBytes * prices.logGb) / 1e9 + prices.trace),
    },
  ];
}

/** What it costs to store a booking and its related items for a year, in US dollars. */
export const yearOfStorage = ({ storedBytes }: Measured): number =>
  12 * (storedBytes / 1e9) * (prices.tableGbMonth + prices.restoreGbMonth);

/** Greatest monthly cost of the outcomes' metrics, in US dollars: AWS charges only the hours in which they have data. */
export const outcomeMetricsMonth = OUTCOMES * prices.metricMonth;

/** The monthly cost without any traffic, item by item. */
export const perMonth = (): Cost[] => [
  {
    what: 'Secrets Manager',
    amount: '2 secrets: for tokens, for the edge',
    cost: 2 * prices.secretMonth,
  },
  {
    what: 'Alarms',
    amount: `${ALARM_METRICS} metrics of alarms`,
    cost: ALARM_METRICS * prices.alarmMetricMonth,
  },
  {
    what: 'Metrics of the product',
    amount: `${OUTCOMES}, if the product is used every hour`,
    cost: outcomeMetricsMonth,
  },
  {
    what: 'Dashboard',
    amount: 'one with more than 50 metrics, at most; with fewer it would be free',
    cost: prices.dashboardMonth,
  },
  {
    what: 'The hourly schedule',
    amount: `${HOURLY_CALLS} calls with 4 read units each`,
    cost:
      HOURLY_CALLS *
      (prices.lambdaCall + 4 * prices.readUnit + 0.1 * USUAL_GB * prices.lambdaGbSecond),
  },
];
