import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ROOT } from '#infra/build/folders.ts';
import { run } from '#infra/build/run.ts';
import type { Booking } from '#shared/booking.ts';
import { daysOf } from '#shared/days.ts';
import { holdsOf } from '#shared/fitsGoods.ts';
import type { Room } from '#shared/room.ts';
import { isLive } from '#shared/transitions.ts';
import { missingIn, type Promised, type AnswerRecord } from './answerRecord.ts';
import { askAgain, type Asked } from './ask.ts';
import { eachAtOnce } from './atOnce.ts';
import { figureFaults } from './figures.ts';
import type { LocalProduct } from './localProduct.ts';
import { say, step } from './step.ts';
import { lostItems, readStored } from './stored.ts';

/** Requests that are under way at once. */
const AT_ONCE = 16;

/** What is wrong with the product after a storm: one line each, none where all is well. */
export async function faultsAfter(stack: LocalProduct, record: AnswerRecord): Promise<string[]> {
  const { bookings, faults } = await askForAll(stack, record.promised);
  const keys = await keyFaults(stack, record);
  const stored = await step('Read the table', () => readStored(stack));
  return [
    ...record.missing,
    ...faults,
    ...soldTwice(bookings),
    ...tooHeavy(stored.booking as unknown as Booking[], stored.room as unknown as Room[]),
    ...keys,
    ...lostItems(stored, record),
    ...(await step('Ran check-table', () => checkTable(stack))),
    ...(await figureFaults(stack, stored.booking)),
  ];
}

/** Asks for every promised booking: it is there, with everything that was answered as done to it. */
async function askForAll(stack: LocalProduct, promised: Promised[]) {
  const bookings: Booking[] = [];
  const faults: string[] = [];
  let asked = 0;
  const askFor = async ({ token, booking: { id }, answered, acts }: Promised) => {
    asked += 1;
    const answer = await askAgain(stack.url, {
      method: 'GET',
      path: `/book/${id}`,
      token,
    });
    const missing = missingIn(answer, acts);
    if (missing !== undefined) faults.push(`booking ${id}, answered at ${answered}, ${missing}`);
    if (answer.status === 200) bookings.push(answer.body as Booking);
  };
  const name = `Asked for all ${promised.length} bookings`;
  await step(
    name,
    () => eachAtOnce(promised, AT_ONCE, askFor),
    () => String(asked),
  );
  return { bookings, faults };
}

/** What nobody changes of a booking: an answer to its key says the same of it for ever. */
const lasting = ({
  id,
  number,
  userId,
  userName,
  date,
  productType,
  weight,
}: Partial<Booking>) => ({
  ...{ id, number, userId, userName, date, productType, weight },
});

/** A request with a key that is sent once more, and what both answers to it must say the same. */
interface Repeated {
  about: string;
  asked: Asked;
  first: unknown;
  same: (body: unknown) => unknown;
}

const repeatedOf = ({ promised, payments }: AnswerRecord): Repeated[] => [
  ...promised.map(({ token, key, request, booking }) => ({
    about: `the booking ${booking.id}`,
    asked: { method: 'POST', path: '/book', token, key, request },
    first: booking,
    same: (body: unknown) => lasting(body as Partial<Booking>),
  })),
  // An entry is never changed.
  ...payments.map(({ asked, payment }) => ({
    about: `the payment ${payment.id}`,
    asked,
    first: payment,
    same: (body: unknown) => body,
  })),
];

/** Uses all keys again: each answers what it has answered. */
async function keyFaults(stack: LocalProduct, record: AnswerRecord): Promise<string[]> {
  const faults: string[] = [];
  let used = 0;
  const use = async ({ about, asked, first, same }: Repeated) => {
    used += 1;
    const { status, body } = await askAgain(stack.url, asked);
    if (status === 201 && isDeepStrictEqual(same(body), same(first))) return;
    faults.push(`the key of ${about} answers ${status} ${JSON.stringify(body)}`);
  };
  const repeated = repeatedOf(record);
  const name = `Used ${repeated.length} keys again`;
  await step(
    name,
    () => eachAtOnce(repeated, AT_ONCE, use),
    () => String(used),
  );
  return faults;
}

/** Days of a room that two live bookings hold. */
export function soldTwice(bookings: Booking[]): string[] {
  const holders = new Map<string, string>();
  return bookings
    .filter(({ status }) => isLive(status))
    .flatMap(({ id, coldRoomId, startDate, endDate }) =>
      daysOf(startDate, endDate).flatMap((day) => {
        const place = `${day} of room ${coldRoomId}`;
        const holder = holders.get(place) ?? id;
        holders.set(place, holder);
        return holder === id ? [] : [`${place} was sold to ${holder} and to ${id}`];
      }),
    );
}

/** Days of a room on which its live bookings bring more kilograms than it holds. */
export function tooHeavy(bookings: Booking[], rooms: Room[]): string[] {
  const brought = new Map<string, number>();
  return bookings
    .filter(({ status }) => isLive(status))
    .flatMap(({ coldRoomId, startDate, endDate, weight = 0 }) => {
      const room = rooms.find(({ id }) => id === coldRoomId);
      const { kilograms = Infinity } = room ? holdsOf(room) : {};
      return daysOf(startDate, endDate).flatMap((day) => {
        const place = `${day} of room ${coldRoomId}`;
        const sum = (brought.get(place) ?? 0) + weight;
        brought.set(place, sum);
        return sum <= kilograms ? [] : [`${place} has ${sum} kg, and holds ${kilograms}`];
      });
    });
}

/** Runs `npm run check-table`, which names each place where the table breaks a rule. */
async function checkTable({ table, environment }: LocalProduct): Promise<string[]> {
  const args = [join(ROOT, 'local/check-node.mjs'), 'tools/checkTable.ts', table];
  const { code, output } = await run(process.execPath, args, { cwd: ROOT, env: environment });
  say(`  check-table: ${output.trim()}`);
  return code === 0 ? [] : [`check-table: ${output}`];
}
