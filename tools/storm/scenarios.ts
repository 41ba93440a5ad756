import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf, Problem } from '#infra/build/problem.ts';
import { Customers, type Told } from './customers.ts';
import { startStack, type Stack } from './stack.ts';
import { faultsAfter } from './verify.ts';

const BOOKING_MS = 8_000;
const FROZEN_MS = 10_000;
const SMALL_DISK = '160m';
const BLOCK = Buffer.alloc(64 * 1024);

/** Runs a storm, and returns what was wrong afterwards: nothing where all is well. */
export type Scenario = () => Promise<string[]>;

const say = (line: string): void => console.log(line);

const sayTold = ({ promised, unanswered, refused }: Told): void =>
  say(
    `  so far ${promised.length} bookings answered, ${refused} refused, ${unanswered} requests without an answer`,
  );

/** Customers who have begun to book. */
async function bookingCustomers({ url }: Stack): Promise<Customers> {
  const customers = await Customers.register(url);
  customers.start();
  return customers;
}

/** Has customers book for a while longer, and says what is wrong when they have stopped. */
async function faultsAtEnd(stack: Stack, customers: Customers): Promise<string[]> {
  await pause(BOOKING_MS);
  await customers.stop();
  sayTold(customers.told);
  const faults = await faultsAfter(stack, customers.told.promised);
  await stack.kill('both');
  return faults;
}

/** Kills the database, the stack and both while customers book, and starts again on the same data each time. */
const kill: Scenario = async () =>
  inFolder(async (folder) => {
    let stack = await startStack(folder);
    const customers = await bookingCustomers(stack);
    for (const what of ['database', 'stack', 'both'] as const) {
      await pause(BOOKING_MS);
      say(`Killing: ${what}, at ${new Date().toISOString()}`);
      await stack.kill(what);
      sayTold(customers.told);
      stack = await startStack(folder);
      customers.moveTo(stack.url);
    }
    return faultsAtEnd(stack, customers);
  });

/** Stops the database for ten seconds, without ending it, while customers book. */
const frozen: Scenario = async () =>
  inFolder(async (folder) => {
    const stack = await startStack(folder);
    const customers = await bookingCustomers(stack);
    await pause(BOOKING_MS);
    say('Freezing the database');
    stack.signalDatabase('SIGSTOP');
    await pause(FROZEN_MS);
    stack.signalDatabase('SIGCONT');
    sayTold(customers.told);
    return faultsAtEnd(stack, customers);
  });

/** Fills the disk of the data while customers book, makes room again, and starts again. */
const disk: Scenario = async () =>
  onSmallDisk(async (folder) => {
    const data = join(folder, 'data');
    mkdirSync(data);
    let stack = await startStack(data);
    const customers = await bookingCustomers(stack);
    await pause(BOOKING_MS);
    const ballast = join(folder, 'ballast');
    say(`Filling the disk: ${Math.round(fill(ballast) / 1024 ** 2)} MB`);
    await pause(FROZEN_MS);
    sayTold(customers.told);
    const full = customers.told.promised.length;
    rmSync(ballast);
    say('There is room again: starting the product again');
    await stack.kill('both');
    stack = await startStack(data);
    customers.moveTo(stack.url);
    const faults = await faultsAtEnd(stack, customers);
    const isBack = customers.told.promised.length > full;
    return isBack ? faults : [...faults, 'nobody could book once there was room again'];
  });

export const scenarios: Record<string, Scenario> = { kill, disk, frozen };

async function inFolder(work: (folder: string) => Promise<string[]>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'coldroom-storm-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @throws Problem without the right to mount a file system: that needs root */
const onSmallDisk = (work: (folder: string) => Promise<string[]>): Promise<string[]> =>
  inFolder(async (folder) => {
    const options = ['-t', 'tmpfs', '-o', `size=${SMALL_DISK}`, 'tmpfs', folder];
    const { status, stderr, error } = spawnSync('mount', options, { encoding: 'utf8' });
    if (status !== 0) {
      throw new Problem(
        `A small disk could not be mounted, which needs root: ${error?.message ?? stderr.trim()}`,
      );
    }
    try {
      return await work(folder);
    } finally {
      spawnSync('umount', ['--lazy', folder]);
    }
  });

/** Writes a file until the disk is full, and returns how many bytes it has. */
function fill(path: string): number {
  const file = openSync(path, 'w');
  let written = 0;
  try {
    for (;;) written += writeSync(file, BLOCK);
  } catch (error) {
    if (codeOf(error) !== 'ENOSPC') throw error;
    return written;
  } finally {
    closeSync(file);
  }
}
