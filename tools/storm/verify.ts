import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '#infra/build/folders.ts';
import type { Booking } from '#shared/booking.ts';
import { daysOf } from '#shared/days.ts';
import { isLive } from '#shared/transitions.ts';
import { ask, type Answer } from './ask.ts';
import type { Promised } from './customers.ts';
import type { Stack } from './stack.ts';

/** How often a booking is asked for. */
const READ_TRIES = 5;

/** What is wrong with the product after a storm: one line each, none where all is well. */
export async function faultsAfter(stack: Stack, promised: Promised[]): Promise<string[]> {
  const found: Booking[] = [];
  const faults: string[] = [];
  for (const one of promised) {
    const { status, body } = await read(stack.url, one);
    const booking = body as Booking;
    const about = `booking ${one.booking.id}, answered at ${one.answered},`;
    if (status !== 200)
      faults.push(`${about} was promised; asked for it, the product answers ${status}`);
    else if (one.status !== undefined && booking.status !== one.status) {
      faults.push(`${about} was said to be ${one.status}, but is ${booking.status}`);
    } else found.push(booking);
  }
  return [...faults, ...soldTwice(found), ...checkTable(stack)];
}

/** The present state of a booking. A busy machine is asked again. */
async function read(url: string, { token, booking }: Promised): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask(url, { method: 'GET', path: `/book/${booking.id}`, token });
    if (answer.status < 500 || tries === READ_TRIES) return answer;
  }
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
  });
  console.log(`  check-table: ${stdout.trim()}`);
  return status === 0 ? [] : [`check-table: ${stdout}${stderr}`];
}
