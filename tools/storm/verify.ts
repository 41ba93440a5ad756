import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '#infra/build/folders.ts';
import type { Booking, BookingChange } from '#shared/booking.ts';
import { daysOf } from '#shared/days.ts';
import { isLive } from '#shared/transitions.ts';
import { askAgain } from './ask.ts';
import { figureFaults } from './figures.ts';
import type { Stack } from './stack.ts';
import { lostItems } from './stored.ts';
import { actOf, type Promised, type Told } from './told.ts';

/** Requests that are under way at once. */
const AT_ONCE = 16;
/** How many keys are used again. */
const KEYS = 2_000;

/** What is wrong with the product after a storm: one line each, none where all is well. */
export async function faultsAfter(stack: Stack, told: Told): Promise<string[]> {
  const { bookings, faults } = await askForAll(stack, told.promised);
  return [
    ...faults,
    ...soldTwice(bookings),
    ...(await keyFaults(stack, told.promised)),
    ...(await lostItems(stack, told)),
    ...checkTable(stack),
    ...(await figureFaults(stack)),
  ];
}

/** Asks for every promised booking: it is there, with everything that was answered as done to it. */
async function askForAll(stack: Stack, promised: Promised[]) {
  const bookings: Booking[] = [];
  const faults: string[] = [];
  await each(promised, async ({ token, booking: { id }, answered, acts }) => {
    const about = `booking ${id}, answered at ${answered},`;
    const { status, body } = await askAgain(stack.url, {
      method: 'GET',
      path: `/book/${id}`,
      token,
    });
    if (status !== 200) {
      faults.push(`${about} was promised; asked for it, the product answers ${status}`);
      return;
    }
    const booking = body as Booking & { history: BookingChange[] };
    bookings.push(booking);
    const done = booking.history.map(actOf);
    for (const act of acts) {
      if (!done.includes(act))
        faults.push(`${about} was answered as ${act}, but its history is not`);
    }
  });
  return { bookings, faults };
}

/** Uses keys again: each answers the booking that it has answered. */
async function keyFaults(stack: Stack, promised: Promised[]): Promise<string[]> {
  const faults: string[] = [];
  await each(promised.slice(-KEYS), async ({ token, key, request, booking }) => {
    const again = { method: 'POST', path: '/book', token, key, request };
    const { status, body } = await askAgain(stack.url, again);
    const { id } = body as Partial<Booking>;
    if (status !== 201 || id !== booking.id) {
      faults.push(`the key of the booking ${booking.id} answers ${status} ${String(id)}`);
    }
  });
  return faults;
}

async function each<T>(list: T[], work: (one: T) => Promise<void>): Promise<void> {
  const rest = list.values();
  const worker = async () => {
    for (const one of rest) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
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
function checkTable({ table, environment }: Stack): string[] {
  const command = [join(ROOT, 'local/check-node.mjs'), 'tools/checkTable.ts', table];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    maxBuffer: 100 * 1024 ** 2,
  });
  console.log(`  check-table: ${stdout.trim()}`);
  return status === 0 ? [] : [`check-table: ${stdout}${stderr}`];
}
