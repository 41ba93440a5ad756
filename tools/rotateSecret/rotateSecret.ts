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
 * Writes a new key into the secret of that ARN, as the operator's own AWS identity, and answers what
 * to say of it. Keys themselves are never shown.
 * @throws Problem where no secret is named, or it is too early
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
    return withdraw ? saidOfWithdrawn(next) : saidOfRotated(next);
  } finally {
    client.destroy();
  }
}

const saidOfRotated = ({ current }: TokenSecret): string[] => [
  `Tokens are signed with the key ${keyId(current)} from two minutes from now on.`,
  'Nobody is signed out: those of the key before hold until they end, within a day.',
];

const saidOfWithdrawn = ({ current }: TokenSecret): string[] => [
  `Tokens are signed with the key ${keyId(current)} from now on.`,
  'Everybody signs in again: within five minutes no function believes an older token.',
  'Who signs in within the next minute may have to do so once more.',
];
