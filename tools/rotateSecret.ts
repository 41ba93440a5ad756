import { parseArgs } from 'node:util';
import { Problem, reasonOf } from '#infra/build/problem.ts';
import { rotateSecret } from './rotateSecret/rotateSecret.ts';

const USAGE =
  '`npm run rotate-secret` gives tokens a new key, and signs nobody out; `npm run rotate-secret -- --withdraw` ends the keys there are, and signs everybody out.';

/** `npm run rotate-secret [-- --withdraw]`: gives the tokens of a deployed product a new key. */
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
