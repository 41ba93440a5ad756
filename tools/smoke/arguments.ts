import { parseArgs } from 'node:util';
import { Problem } from '#infra/build/problem.ts';

/** A customer who has signed up. */
export interface SmokePerson {
  email: string;
  password: string;
}

export interface SmokeOrder {
  origin: string;
  /** The stage whose alarm is set off. @default - no alarm is tried */
  stage: string | undefined;
  person: SmokePerson | undefined;
}

const USAGE =
  'Name the site: `npm run smoke -- https://…`, with `--stage prod` to set off an alarm too. SMOKE_EMAIL and SMOKE_PASSWORD together name a customer; without both, a new one signs up.';

/** @throws Problem with the usage if the arguments are invalid */
export function readArguments(args: string[], env: NodeJS.ProcessEnv): SmokeOrder {
  const { positionals, stage } = parse(args);
  const url = URL.canParse(positionals[0] ?? '') ? new URL(positionals[0] ?? '') : undefined;
  if (positionals.length !== 1 || !url || !/^https?:$/.test(url.protocol)) throw new Problem(USAGE);
  const { SMOKE_EMAIL: email, SMOKE_PASSWORD: password } = env;
  if (!email !== !password) throw new Problem(USAGE);
  return { origin: url.origin, stage, person: email && password ? { email, password } : undefined };
}

function parse(args: string[]): { positionals: string[]; stage: string | undefined } {
  try {
    const options = { stage: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    return { positionals, stage: values.stage };
  } catch {
    throw new Problem(USAGE);
  }
}
