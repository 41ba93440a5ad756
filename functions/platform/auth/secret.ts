import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';

const key = z.string().check(z.minLength(32));

const secretSchema = z.object({
  /** What is signed with. */
  current: key,
  /** What was signed with before, and is still believed. */
  previous: z.optional(key),
  /** When `current` took the place of `previous`, in seconds since 1970. */
  rotatedAt: z.optional(z.number()),
});

/** The token secret, as `npm run rotate-secret` writes it. */
export type TokenSecret = z.infer<typeof secretSchema>;

interface Known {
  readAt: number;
  secret: Promise<TokenSecret>;
}

const MINUTE_MS = 60_000;
/** How long a function goes on with the secret that it has read. */
const BELIEVED_MS = 5 * MINUTE_MS;

let known: Known | undefined;

/**
 * The secret: from Secrets Manager in the cloud, from the environment locally. It is read anew
 * every five minutes, so that a key that was withdrawn does not live on in a function that is never
 * idle.
 */
export const tokenSecret = (): Promise<TokenSecret> => readWithin(BELIEVED_MS);

/** The secret for who signs a token, or has met a key that it does not have: at most a minute old. */
export const newerSecret = (): Promise<TokenSecret> => readWithin(MINUTE_MS);

function readWithin(milliseconds: number): Promise<TokenSecret> {
  const now = Date.now();
  if (!known || now - known.readAt >= milliseconds) {
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

/** Where it cannot be read now, what was read before still holds: what starts anew fails loudly. */
const readAgain = (before: Promise<TokenSecret>): Promise<TokenSecret> =>
  load().catch(() => before);

const load = async (): Promise<TokenSecret> =>
  tokenSecretOf(process.env.TOKEN_SECRET ?? (await readFromSecretsManager()));

/** Reads a secret as it is stored. */
export const tokenSecretOf = (text: string): TokenSecret => z.parse(secretSchema, JSON.parse(text));

async function readFromSecretsManager(): Promise<string> {
  const { SecretString } = await new SecretsManagerClient({}).send(
    new GetSecretValueCommand({ SecretId: process.env.TOKEN_SECRET_ARN }),
  );
  if (!SecretString) throw new Error('The token secret is empty');
  return SecretString;
}
