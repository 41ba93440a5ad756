import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { Problem } from '#infra/build/problem.ts';
import * as field from '#shared/fields.ts';

export interface Order {
  email: string;
  /** What to do with the user: make them an admin, or a customer again, or set a one-time password. */
  action: 'promote' | 'demote' | 'reset';
}

const USAGE =
  'Name the user: `npm run admin -- EMAIL` makes a registered user an admin, `npm run admin -- EMAIL --demote` makes an admin a customer again, `npm run admin -- EMAIL --reset` prints a one-time password for them.';

/** @throws Problem with the usage if the arguments are invalid */
export function readArguments(args: string[]): Order {
  const { positionals, reset, demote } = parse(args);
  const email = z.safeParse(field.email(), positionals[0]);
  if (!email.success || positionals.length !== 1 || (reset && demote)) throw new Problem(USAGE);
  const chosen = demote ? 'demote' : 'promote';
  return { email: email.data, action: reset ? 'reset' : chosen };
}

function parse(args: string[]): { positionals: string[]; reset: boolean; demote: boolean } {
  try {
    const { positionals, values } = parseArgs({
      args,
      options: {
        reset: { type: 'boolean', default: false },
        demote: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    return { positionals, reset: values.reset, demote: values.demote };
  } catch {
    throw new Problem(USAGE);
  }
}
