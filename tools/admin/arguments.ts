import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { Problem } from '#infra/build/problem.ts';
import * as field from '#shared/fields.ts';

export interface Order {
  email: string;
  /**
   * What to do with the user: make them an admin, or a customer again, give the account another address, set a
   * one-time password, or delete their account.
   */
  action: 'promote' | 'demote' | 'address' | 'reset' | 'remove';
  /** The other address. */
  to: string | undefined;
  /** Whether to cancel the bookings of an account that is deleted. */
  cancelBookings: boolean;
  /** Whether to delete an account also where something is open between its customer and the house. */
  leaveOpen: boolean;
}

const USAGE = [
  'Name the user:',
  '`npm run admin -- EMAIL` makes a registered user an admin,',
  '`npm run admin -- EMAIL --demote` makes an admin a customer again,',
  '`npm run admin -- EMAIL --address NEW` gives their account another address,',
  '`npm run admin -- EMAIL --reset` prints a one-time password for them,',
  '`npm run admin -- EMAIL --remove` deletes their account, with `--cancel-bookings` also where it has bookings that hold days, with `--leave-open` also where money is due or goods are in a room.',
].join(' ');

const ACTIONS = ['demote', 'address', 'reset', 'remove'] as const;

const options = {
  demote: { type: 'boolean', default: false },
  address: { type: 'string' },
  reset: { type: 'boolean', default: false },
  remove: { type: 'boolean', default: false },
  'cancel-bookings': { type: 'boolean', default: false },
  'leave-open': { type: 'boolean', default: false },
} as const;

/** @throws Problem with the usage if the arguments are invalid */
export function readArguments(args: string[]): Order {
  const { positionals, values } = parse(args);
  const email = z.safeParse(field.email(), positionals[0]);
  const to = z.safeParse(z.optional(field.email()), values.address);
  const [action = 'promote', ...others] = ACTIONS.filter(
    (name) => values[name] !== undefined && values[name] !== false,
  );
  const cancelBookings = values['cancel-bookings'];
  const leaveOpen = values['leave-open'];
  const isOne = email.success && to.success && positionals.length === 1 && others.length === 0;
  if (!isOne || ((cancelBookings || leaveOpen) && action !== 'remove')) throw new Problem(USAGE);
  return { email: email.data, action, to: to.data, cancelBookings, leaveOpen };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new Problem(USAGE);
  }
}
