import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { Problem } from '#infra/build/problem.ts';
import * as field from '#shared/fields.ts';

export interface Order {
  email: string;
  /** Whether to set a one-time password instead of making the user an admin. */
  reset: boolean;
}

const USAGE =
  'Name the user: `npm run admin -- EMAIL` makes a registered user an admin, `npm run admin -- EMAIL --reset` prints a one-time password for them.';

/** @throws Problem with the usage if the arguments are invalid */
export function readArguments(args: string[]): Order {
  const { positionals, reset } = parse(args);
  const email = z.safeParse(field.email(), positionals[0]);
  if (!email.success || positionals.length !== 1) throw new Problem(USAGE);
  return { email: email.data, reset };
}

function parse(args: string[]): { positionals: string[]; reset: boolean } {
  try {
    const { positionals, values } = parseArgs({
      args,
      options: { reset: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    return { positionals, reset: values.reset };
  } catch {
    throw new Problem(USAGE);
  }
}
