import { parseArgs } from 'node:util';
import { Problem, reasonOf } from '#infra/build/problem.ts';
import { rotateSecret } from './rotateSecret/rotateSecret.ts';

const USAGE =
  '`npm run rotate-secret` replaces the key of tokens and keeps everybody signed in; `npm run rotate-secret -- --withdraw` also invalidates the old keys and signs everybody out.';

/** `npm run rotate-secret [-- --withdraw]`: replaces the key that signs tokens of a deployment. */
async function main(): Promise<void> {
  for (const line of await rotateSecret(process.env.TOKEN_SECRET_ARN, readArguments())) {
    console.log(line);
  }
}

function readArguments(): { withdraw: boolean } {
  try {
    return parseArgs({ options: { withdraw: { type: 'boolean', default: false } } }).values;
  } catch {
    throw new Problem(USAGE);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Problem ? error.message : `Not rotated: ${reasonOf(error)}`);
  process.exitCode = 1;
});
