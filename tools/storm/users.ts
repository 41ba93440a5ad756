import { setTimeout as pause } from 'node:timers/promises';
import { ProductDoor } from './answerRecord.ts';
import { liveAsCustomer, registerCustomers } from './customers.ts';
import type { LocalProduct } from './localProduct.ts';
import { openRooms, signInStaff, workAsStaff } from './staff.ts';
import { say, step } from './step.ts';
import { faultsAfter } from './verify.ts';

/** How long people use the product between two things that happen to it, in ms. */
export const USING_MS = 8_000;

/** Runs a storm, and returns what was wrong afterwards: nothing where all is well. */
export type Scenario = () => Promise<string[]>;

/** How many use the product at once, and how many rooms they want. */
export interface Crowd {
  customers: number;
  staff: number;
  rooms: number;
}

/** People who have begun to use the product. */
export interface Users extends ProductDoor {
  /** Tells all to stop, and waits until they have. */
  stop(): Promise<void>;
}

/** Lets people in, who begin at once. */
export async function letIn(
  { url }: LocalProduct,
  { customers, staff, rooms }: Crowd,
): Promise<Users> {
  const boss = await signInStaff(url);
  const wanted = await step('Opened rooms', () => openRooms(url, boss, rooms));
  const tokens = await step('Registered customers', () => registerCustomers(url, customers));
  const door = new ProductDoor(url);
  const all = Promise.all([
    ...tokens.map((token) => liveAsCustomer(door, token, wanted)),
    ...Array.from({ length: staff }, () => workAsStaff(door, boss, wanted)),
  ]);
  // Whoever waits for them to stop hears of it.
  all.catch(() => undefined);
  const stop = async () => {
    door.stopped = true;
    await all;
  };
  return Object.assign(door, { stop });
}

/** Has people use the product for `moreMs` longer, and says what is wrong when they have stopped. */
export async function faultsAtEnd(
  stack: LocalProduct,
  users: Users,
  moreMs = USING_MS,
): Promise<string[]> {
  await pause(moreMs);
  await users.stop();
  say(`  in the end ${users.record.line}`);
  const faults = await faultsAfter(stack, users.record);
  await stack.kill('both');
  return faults;
}
