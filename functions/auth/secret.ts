import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';

const secretSchema = z.object({
  current: z.string().check(z.minLength(32)),
  previous: z.optional(z.string()),
});

/** The token secret: what is signed with, and what was before, so that it can be rotated. */
export type TokenSecret = z.infer<typeof secretSchema>;

let loaded: Promise<TokenSecret> | undefined;

/** Reads the secret once: from Secrets Manager in the cloud, from the environment locally. */
export function tokenSecret(): Promise<TokenSecret> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(): Promise<TokenSecret> {
  const text = process.env.TOKEN_SECRET ?? (await readFromSecretsManager());
  return z.parse(secretSchema, JSON.parse(text));
}

async function readFromSecretsManager(): Promise<string> {
  const { SecretString } = await new SecretsManagerClient({}).send(
    new GetSecretValueCommand({ SecretId: process.env.TOKEN_SECRET_ARN }),
  );
  if (!SecretString) throw new Error('The token secret is empty');
  return SecretString;
}
