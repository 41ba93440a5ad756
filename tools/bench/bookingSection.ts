import type { BookingRound, Throughput } from './bookingLoad.ts';
import { CLIENTS, PER_CLIENT, RACED_DAYS, SHARED_ROOMS } from './bookingRequests.ts';
import { percentile } from './percentile.ts';
import { oneDecimal, table, twoDecimals, verdict } from './report.ts';

/** What a shared room may cost: the share of bookings a second that is left, and how many times as long the slowest take. */
const LEAST_SHARE = 0.9;
const MOST_P99 = 2;
/** Two peers through their whole stack, each on a machine of this kind: what they do in a second. */
const peers = [
  { name: 'MRBS on MariaDB', bookings: 132, reads: 88 },
  { name: 'Indico', bookings: 24, reads: 77 },
];

const figuresOf = ({ perSecond, p50, p99 }: Throughput): number[] => [
  Math.round(perSecond),
  oneDecimal(p50),
  oneDecimal(p99),
];

const rowOf = ({ own, shared, reads }: BookingRound, index: number): (string | number)[] => [
  String(index + 1),
  ...figuresOf(own),
  ...figuresOf(shared),
  twoDecimals(shared.perSecond / own.perSecond),
  twoDecimals(shared.p99 / own.p99),
  ...figuresOf(reads),
];

const racedRowOf = ({ raced }: BookingRound, index: number): (string | number)[] => [
  String(index + 1),
  raced.statuses[201] ?? 0,
  raced.statuses[409] ?? 0,
  ...figuresOf(raced),
];

/** Bookings and reads a second of the local product, with what they shall be. */
export function bookingSection(rounds: BookingRound[]): string {
  const middle = (figure: (round: BookingRound) => number): number =>
    percentile(rounds.map(figure), 0.5);
  const bookings = Math.round(middle(({ own }) => own.perSecond));
  const reads = Math.round(middle((round) => round.reads.perSecond));
  const share = twoDecimals(middle(({ own, shared }) => shared.perSecond / own.perSecond));
  const p99 = twoDecimals(middle(({ own, shared }) => shared.p99 / own.p99));
  const most = {
    bookings: Math.max(...peers.map((peer) => peer.bookings)),
    reads: Math.max(...peers.map((peer) => peer.reads)),
  };
  const head = [
    'Round',
    'A room each: bookings a second',
    'p50 ms',
    'p99 ms',
    `${SHARED_ROOMS} rooms: bookings a second`,
    'p50 ms',
    'p99 ms',
    'Share',
    'p99 ratio',
    'Reads a second',
    'p50 ms',
    'p99 ms',
  ];
  return `### Bookings through the local product

The product as \`npm start\` runs it: the built site, the data in a new folder on the disk, logs as always. ${CLIENTS} clients at once book day after day, ${CLIENTS * PER_CLIENT} bookings a round: first each a room of its own, then ${SHARED_ROOMS} rooms together, on days of their own in the same months. Alternating with them, as many \`GET /coldroom?limit=12\`. Gateway, functions and DynamoDB Local share one machine with the clients, so ratios say more than numbers.

${table(head, rounds.map(rowOf))}

In the middle of the rounds:

${table(
  ['', 'Measured', 'Wanted', 'Kept'],
  [
    [
      `Bookings of ${SHARED_ROOMS} rooms, as a share of those of a room each`,
      share,
      `at least ${LEAST_SHARE}`,
      verdict(share >= LEAST_SHARE),
    ],
    [
      `p99 of ${SHARED_ROOMS} rooms, as a multiple`,
      p99,
      `at most ${MOST_P99}`,
      verdict(p99 <= MOST_P99),
    ],
    [
      'Bookings a second, a room each',
      bookings,
      `more than ${most.bookings}`,
      verdict(bookings > most.bookings),
    ],
    ['Reads a second', reads, `more than ${most.reads}`, verdict(reads > most.reads)],
  ],
)}

What is wanted of the last two is the best of two peers, measured through their whole stack on a machine of this kind: ${peers.map(peerInWords).join(', ')}.

A race: the clients of a shared room ask for the same ${RACED_DAYS} days one after another, ${CLIENTS * RACED_DAYS} requests for ${SHARED_ROOMS * RACED_DAYS} days.

${table(['Round', 'Booked (201)', 'Refused (409)', 'Answers a second', 'p50 ms', 'p99 ms'], rounds.map(racedRowOf))}`;
}

const peerInWords = ({ name, bookings, reads }: (typeof peers)[number]): string =>
  `${name} makes ${bookings} bookings and ${reads} reads a second`;
