import { prices } from './prices.ts';
import type { Measured } from './measure.ts';

/** Something that is paid for. */
export interface Cost {
  what: string;
  /** How it comes about, in words. */
  amount: string;
  /** In US dollars. */
  cost: number;
}

const USUAL_GB = 0.5;
const HASHING_GB = 1769 / 1024;
/** A line of a function's log and one of the gateway's. */
const LOG_BYTES_A_CALL = 1_200;
/** Minutes that a customer and an admin look at the site, their sockets open. */
const MINUTES = 30;
/** The table itself and at most three indexes with all attributes. */
const COPIES = 3;

/** What a booking costs that stays for a year, by what is paid for. */
export function perBooking(measured: Measured, site: { kB: number; files: number }): Cost[] {
  const { calls, hashing, usualSeconds, hashingSeconds, asked, outbox, events } = measured;
  const [read, write] = [asked.read + outbox.read, asked.write + outbox.write];
  const functions = calls + events;
  const requests = calls + 3 * site.files;
  const seconds = usualSeconds * USUAL_GB + hashingSeconds * HASHING_GB;
  const round = (value: number) => String(Math.round(value * 100) / 100);
  return [
    {
      what: 'DynamoDB, writing',
      amount: `${round(write)} units`,
      cost: write * prices.writeUnit,
    },
    { what: 'DynamoDB, reading', amount: `${round(read)} units`, cost: read * prices.readUnit },
    {
      what: 'DynamoDB, keeping for a year',
      amount: `${Math.round(measured.bytes * COPIES)} bytes with indexes and backup`,
      cost: gigabytes(measured),
    },
    { what: 'API Gateway', amount: `${round(calls)} calls`, cost: calls * prices.restCall },
    {
      what: 'Lambda, running',
      amount: `${round(usualSeconds)} s with 0.5 GB, ${round(hashingSeconds)} s with 1.7 GB for ${round(hashing)} hashes`,
      cost: seconds * prices.lambdaGbSecond,
    },
    {
      what: 'Lambda, calls',
      amount: `${round(functions)} calls`,
      cost: functions * prices.lambdaCall,
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
      amount: `${LOG_BYTES_A_CALL} bytes and a trace in 20 a call`,
      cost: calls * ((LOG_BYTES_A_CALL * prices.logGb) / 1e9 + prices.trace / 20),
    },
  ];
}

/** Keeping a booking and all that belongs to it for a year. */
export const gigabytes = ({ bytes }: Measured): number =>
  12 * ((bytes * COPIES) / 1e9) * (prices.tableGbMonth + prices.restoreGbMonth);

/** What is paid where nobody comes. */
export const perMonth = (): Cost[] => [
  {
    what: 'Secrets Manager',
    amount: '2 secrets: for tokens, for the edge',
    cost: 2 * prices.secretMonth,
  },
  {
    what: 'Alarms',
    amount: '26 metrics that alarms look at',
    cost: 26 * prices.alarmMetricMonth,
  },
  {
    what: 'Dashboard',
    amount: 'one of three that are free',
    cost: 0,
  },
  {
    what: 'The hourly schedule',
    amount: '730 calls and 4 read units each',
    cost: 730 * (prices.lambdaCall + 4 * prices.readUnit + 0.1 * USUAL_GB * prices.lambdaGbSecond),
  },
];
