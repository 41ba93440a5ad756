import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';
import { isFresh } from '#functions/platform/isFresh.ts';

const key = z.string().check(z.minLength(32));

const secretSchema = z.object({
  /** Signs and verifies. */
  current: key,
  /** Signed before, and still verifies. */
  previous: z.optional(key),
  /** When `current` replaced `previous`, in seconds since 1970. */
  rotatedAt: z.optional(z.number()),
});

/** The token secret, as `npm run rotate-secret` writes it. */
export type TokenSecret = z.infer<typeof secretSchema>;

/** The secret that was read last. */
interface Known {
  readAt: number;
  secret: Promise<TokenSecret>;
}

const MINUTE_MS = 60_000;
/** For how long a function uses the secret that it has read. */
const VALID_MS = 5 * MINUTE_MS;

let known: Known | undefined;

/**
 * The secret, from Secrets Manager in the cloud and from the environment locally. It is read again every
 * five minutes, so that a busy function does not go on accepting a key that was withdrawn.
 */
export const tokenSecret = (): Promise<TokenSecret> => readWithin(VALID_MS);

/** The secret, at most a minute old: to sign tokens, or where a token names an unknown key. */
export const newerSecret = (): Promise<TokenSecret> => readWithin(MINUTE_MS);

function readWithin(milliseconds: number): Promise<TokenSecret> {
  const now = Date.now();
  if (!known || !isFresh(known.readAt, now, milliseconds)) {
    known = { readAt: now, secret: known ? readAgain(known.secret) : readFirst() };
  }
  return known.secret;
}

async function readFirst(): Promise<TokenSecret> {
  try {
    return await load();
  } catch (error) {
    known = undefined;
    throw error;
  }
}

/** Keeps the secret that was read before where it cannot be read now; only a first read fails. */
const readAgain = (before: Promise<TokenSecret>): Promise<TokenSecret> =>
  load().catch(() => before);

const load = async (): Promise<TokenSecret> =>
  tokenSecretOf(process.env.TOKEN_SECRET ?? (await readFromSecretsManager()));

/** Parses the secret as it is stored. */
export const tokenSecretOf = (text: string): TokenSecret => z.parse(secretSchema, JSON.parse(text));

async function readFromSecretsManager(): Promise<string> {
  const { SecretString } = await new SecretsManagerClient({}).send(
    new GetSecretValueCommand({ SecretId: process.env.TOKEN_SECRET_ARN }),
  );
  if (!SecretString) throw new Error('The token secret is empty');
  return SecretString;
}
