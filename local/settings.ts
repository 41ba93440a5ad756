import { resolve } from 'node:path';
import { LEAST_PASSWORD_ROUNDS, STANDARD_LIMITS } from '#functions/platform/settings.ts';
import { DATA } from '#infra/build/folders.ts';
import { Problem } from '#infra/build/problem.ts';

const STANDARD_PORT = 4600;
const LAST_PORT = 65_535;

/** Bcrypt takes no more. */
const MOST_PASSWORD_ROUNDS = 31;

const SEEDS = ['none', 'demo'];

interface LocalSettings {
  port: number;
  dataDir: string;
  /** Settings of the functions and of the seed. */
  env: NodeJS.ProcessEnv;
}

/**
 * Reads the settings of `npm start`. A setting that is misspelt is refused, because the product would start without it
 * and nobody would notice.
 * @throws Problem that names the setting and what it can be
 */
export function readSettings(env: NodeJS.ProcessEnv): LocalSettings {
  for (const [name, value] of Object.entries(env)) {
    if (name.startsWith('LIMIT_')) checkLimit(name, value);
  }
  for (const name of ['ADMIN_EMAIL', 'ADMIN_PASSWORD']) checkText(name, env[name]);
  checkSeed(env.SEED);
  for (const name of ['TOKEN_CHECK_SECONDS', 'TABLE_ANSWER_MS', 'TABLE_CONNECTION_MS']) {
    wholeNumber(name, env[name], { from: 0 });
  }
  wholeNumber('LAMBDA_CONCURRENCY', env.LAMBDA_CONCURRENCY, { from: 1 });
  const rounds = wholeNumber('PASSWORD_ROUNDS', env.PASSWORD_ROUNDS, {
    from: LEAST_PASSWORD_ROUNDS,
    to: MOST_PASSWORD_ROUNDS,
  });
  return {
    port: wholeNumber('PORT', env.PORT, { from: 0, to: LAST_PORT }) ?? STANDARD_PORT,
    dataDir: resolve(checkText('DATA_DIR', env.DATA_DIR) ?? DATA),
    env: { ...env, PASSWORD_ROUNDS: String(rounds ?? LEAST_PASSWORD_ROUNDS) },
  };
}

function checkLimit(name: string, value: string | undefined): void {
  if (!(name in STANDARD_LIMITS)) {
    throw new Problem(
      `${name} is no limit of the product: these are ${Object.keys(STANDARD_LIMITS).join(', ')}.`,
    );
  }
  wholeNumber(name, value, { from: 0 });
}

function checkText(name: string, value: string | undefined): string | undefined {
  if (value?.trim() !== '') return value;
  throw new Problem(`${name} is empty: give a value, or leave the setting out.`);
}

function checkSeed(seed: string | undefined): void {
  if (seed === undefined || SEEDS.includes(seed)) return;
  throw new Problem(
    `SEED=${seed} is unknown: give ${SEEDS.join(' or ')}, or leave the setting out for the sample rooms.`,
  );
}

function wholeNumber(
  name: string,
  text: string | undefined,
  { from, to = Infinity }: { from: number; to?: number },
): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  if (value >= from && value <= to) return value;
  const range = to === Infinity ? `from ${from} on` : `from ${from} to ${to}`;
  throw new Problem(`${name}=${text} is not allowed: give a whole number ${range}.`);
}
