import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf, Problem } from '#infra/build/problem.ts';
import { everything } from './everything.ts';
import { inFolder } from './inFolder.ts';
import { startLocalProduct } from './localProduct.ts';
import { say } from './step.ts';
import { faultsAtEnd, letIn, USING_MS, type Crowd, type Scenario } from './users.ts';

const FROZEN_MS = 10_000;
const SMALL_DISK = '160m';
const BLOCK = Buffer.alloc(64 * 1024);

/** Customers, and staff who answer, move, take money, close and reopen. */
const CROWD: Crowd = { customers: 20, staff: 3, rooms: 5 };

/** Kills the database, the stack and both while they are used, and starts again on the same data each time. */
const kill: Scenario = async () =>
  inFolder(async (folder) => {
    let stack = await startLocalProduct(folder);
    const users = await letIn(stack, CROWD);
    for (const what of ['database', 'stack', 'both'] as const) {
      await pause(USING_MS);
      say(`Killing: ${what}, at ${new Date().toISOString()}`);
      await stack.kill(what);
      say(`  so far ${users.record.line}`);
      stack = await startLocalProduct(folder);
      users.url = stack.url;
    }
    return faultsAtEnd(stack, users);
  });

/** Stops the database for ten seconds, without ending it, while they use the product. */
const frozen: Scenario = async () =>
  inFolder(async (folder) => {
    const stack = await startLocalProduct(folder);
    const users = await letIn(stack, CROWD);
    await pause(USING_MS);
    say('Freezing the database');
    stack.signalDatabase('SIGSTOP');
    await pause(FROZEN_MS);
    stack.signalDatabase('SIGCONT');
    say(`  so far ${users.record.line}`);
    return faultsAtEnd(stack, users);
  });

/** Fills the disk of the data while they use the product, makes room again, and starts again. */
const disk: Scenario = async () =>
  onSmallDisk(async (folder) => {
    const data = join(folder, 'data');
    mkdirSync(data);
    let stack = await startLocalProduct(data);
    const users = await letIn(stack, CROWD);
    await pause(USING_MS);
    const ballast = join(folder, 'ballast');
    say(`Filling the disk: ${Math.round(fill(ballast) / 1024 ** 2)} MB`);
    await pause(FROZEN_MS);
    say(`  so far ${users.record.line}`);
    const full = users.record.promised.length;
    rmSync(ballast);
    say('There is room again: starting the product again');
    await stack.kill('both');
    stack = await startLocalProduct(data);
    users.url = stack.url;
    const faults = await faultsAtEnd(stack, users);
    const isBack = users.record.promised.length > full;
    return isBack ? faults : [...faults, 'nobody could book once there was room again'];
  });

/** A full disk, where one can be mounted; else it says why it is left out. */
const diskWhereItCan: Scenario = async () => {
  try {
    return await disk();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    say(`Left out: disk. ${error.message}`);
    return [];
  }
};

/** Storms one after another; each is on its own data. */
const inTurn =
  (parts: Record<string, Scenario>): Scenario =>
  async () => {
    const faults: string[] = [];
    for (const [name, part] of Object.entries(parts)) {
      say(`Part of the storm: ${name}`);
      faults.push(...(await part()).map((fault) => `${name}: ${fault}`));
    }
    return faults;
  };

export const scenarios: Record<string, Scenario> = {
  kill,
  disk,
  frozen,
  all: inTurn({
    everything: everything({
      customers: 200,
      staff: 3,
      rooms: 20,
      requests: 100_000,
      // 20 rooms have some 7,000 days that can be booked, so more than these are hard to get.
      bookings: 5_000,
      kills: ['database', 'stack', 'both'],
    }),
    frozen,
    disk: diskWhereItCan,
  }),
  small: everything({
    customers: 20,
    staff: 3,
    rooms: 20,
    requests: 2_000,
    bookings: 500,
    kills: ['both'],
  }),
};

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
