import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { tokenSecretOf, type TokenSecret } from '#functions/platform/auth/secret.ts';
import { keyId } from '#functions/platform/auth/signingKeys.ts';
import { Problem } from '#infra/build/problem.ts';
import { rotated, withdrawn } from './nextSecret.ts';

/**
 * Writes a new key into the secret with this ARN, with the AWS credentials of whoever runs
 * the deployment, and returns the lines to print. They never contain a key.
 * @throws Problem if no secret is named, or the last rotation was too recent
 */
export async function rotateSecret(
  arn: string | undefined,
  { withdraw }: { withdraw: boolean },
): Promise<string[]> {
  // arn:aws:secretsmanager:REGION:ACCOUNT:secret:NAME
  const region = arn?.split(':')[3];
  if (!arn || !region) {
    throw new Problem('Name the secret with TOKEN_SECRET_ARN: `cdk deploy` prints it.');
  }
  const client = new SecretsManagerClient({ region });
  try {
    const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId: arn }));
    const now = Math.floor(Date.now() / 1000);
    const next = withdraw ? withdrawn() : rotated(tokenSecretOf(SecretString), now);
    await client.send(
      new PutSecretValueCommand({ SecretId: arn, SecretString: JSON.stringify(next) }),
    );
    return withdraw ? linesOfWithdrawn(next) : linesOfRotated(next);
  } finally {
    client.destroy();
  }
}

const linesOfRotated = ({ current }: TokenSecret): string[] => [
  `Tokens are signed with the key ${keyId(current)} from two minutes from now on.`,
  'Nobody is signed out: tokens of the previous key stay valid until they expire, within a day.',
];

const linesOfWithdrawn = ({ current }: TokenSecret): string[] => [
  `Tokens are signed with the key ${keyId(current)} from now on.`,
  'Everybody signs in again: within five minutes all functions refuse older tokens.',
  'Users who sign in within the next minute may have to sign in once more.',
];
