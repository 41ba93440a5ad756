import { join } from 'node:path';
import { ROOT } from '#infra/build/folders.ts';
import { run } from '#infra/build/run.ts';
import type { Booking } from '#shared/booking.ts';
import { daysOf } from '#shared/days.ts';
import { isLive } from '#shared/transitions.ts';
import { askAgain } from './ask.ts';
import { eachAtOnce } from './atOnce.ts';
import { figureFaults } from './figures.ts';
import type { Stack } from './stack.ts';
import { say, step } from './step.ts';
import { lostItems, readStored } from './stored.ts';
import { missingIn, type Promised, type Told } from './told.ts';

/** Requests that are under way at once. */
const AT_ONCE = 16;
/** How many keys are used again. */
const KEYS = 2_000;

/** What is wrong with the product after a storm: one line each, none where all is well. */
export async function faultsAfter(stack: Stack, told: Told): Promise<string[]> {
  const { bookings, faults } = await askForAll(stack, told.promised);
  const keys = await keyFaults(stack, told.promised.slice(-KEYS));
  const stored = await step('Read the table', () => readStored(stack));
  return [
    ...told.missing,
    ...faults,
    ...soldTwice(bookings),
    ...keys,
    ...lostItems(stored, told),
    ...(await step('Ran check-table', () => checkTable(stack))),
    ...(await figureFaults(stack, stored.booking)),
  ];
}

/** Asks for every promised booking: it is there, with everything that was answered as done to it. */
async function askForAll(stack: Stack, promised: Promised[]) {
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

/** Uses keys again: each answers the booking that it has answered. */
async function keyFaults(stack: Stack, promised: Promised[]): Promise<string[]> {
  const faults: string[] = [];
  let used = 0;
  const use = async ({ token, key, request, booking }: Promised) => {
    used += 1;
    const again = { method: 'POST', path: '/book', token, key, request };
    const { status, body } = await askAgain(stack.url, again);
    const { id } = body as Partial<Booking>;
    if (status !== 201 || id !== booking.id) {
      faults.push(`the key of the booking ${booking.id} answers ${status} ${String(id)}`);
    }
  };
  const name = `Used ${promised.length} keys again`;
  await step(
    name,
    () => eachAtOnce(promised, AT_ONCE, use),
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

/** Runs `npm run check-table`, which names each place where the table breaks a rule. */
async function checkTable({ table, environment }: Stack): Promise<string[]> {
  const args = [join(ROOT, 'local/check-node.mjs'), 'tools/checkTable.ts', table];
  const { code, output } = await run(process.execPath, args, { cwd: ROOT, env: environment });
  say(`  check-table: ${output.trim()}`);
  return code === 0 ? [] : [`check-table: ${output}`];
}
