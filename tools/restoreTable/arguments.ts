import { parseArgs } from 'node:util';
import { Problem } from '#infra/build/problem.ts';

export type RestoreOrder =
  | { act: 'restore'; source: string; target: string; time: Date; restApiId: string; fix: boolean }
  | { act: 'removed'; source: string; target: string; restApiId: string }
  | { act: 'open'; target: string; restApiId: string };

const USAGE =
  'Set TABLE_NAME and REST_API_ID to what the deployment printed. `npm run restore-table -- TARGET 2027-01-31T10:00:00Z` stops all requests and restores the table to TARGET, with `--fix` to mend it; `npm run restore-table -- TARGET --removed` names the accounts that were deleted since; `npm run restore-table -- TARGET --open` checks it and allows requests again.';

/** @throws Problem with the usage if the arguments are invalid */
export function readArguments(args: string[], env: NodeJS.ProcessEnv): RestoreOrder {
  const { positionals, open, fix, removed } = parse(args);
  const [target, moment, ...others] = positionals;
  const { TABLE_NAME: source, REST_API_ID: restApiId } = env;
  if (!target || !restApiId || others.length > 0) throw new Problem(USAGE);
  const isAlone = moment === undefined && !fix;
  if (open && !removed && isAlone) return { act: 'open', target, restApiId };
  if (open || !source || source === target) throw new Problem(USAGE);
  if (removed && isAlone) return { act: 'removed', source, target, restApiId };
  const time = new Date(moment ?? '');
  if (removed || Number.isNaN(time.getTime())) throw new Problem(USAGE);
  return { act: 'restore', source, target, time, restApiId, fix };
}

function parse(args: string[]) {
  try {
    const off = { type: 'boolean', default: false } as const;
    const options = { open: off, fix: off, removed: off };
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    return { positionals, ...values };
  } catch {
    throw new Problem(USAGE);
  }
}
