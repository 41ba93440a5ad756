import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { SecretValue } from 'aws-cdk-lib';
import type { Node } from 'constructs';

/** Ids in Secrets Manager of the versions of the origin secret. */
export interface OriginSecretVersions {
  /** The version that CloudFront sends. @default - the current one */
  readonly shown?: string | undefined;
  /** The previous secret, which stays valid while CloudFront is given the new one. */
  readonly before?: string | undefined;
}

const VERSION_ID = /^[\w-]{32,64}$/;

/**
 * The versions that `-c originSecretVersion=…` names and, for the deployment that changes it,
 * `-c originSecretBefore=…` (docs/operations.md). The template names the version because CloudFormation
 * reads a secret again only if the reference to it has changed.
 * @throws if one is not the id of a version, or only the second is given
 */
export function originSecretVersionsOf(node: Node): OriginSecretVersions {
  const shown = versionOf(node, 'originSecretVersion');
  const before = versionOf(node, 'originSecretBefore');
  if (before !== undefined && shown === undefined) {
    throw new Error('originSecretBefore needs -c originSecretVersion=… beside it');
  }
  return { shown, before };
}

function versionOf(node: Node, name: string): string | undefined {
  const given: unknown = node.tryGetContext(name);
  if (given === undefined) return undefined;
  if (typeof given === 'string' && VERSION_ID.test(given)) return given;
  throw new Error(
    `${name} must be the id of a version of the secret, not ${JSON.stringify(given)}`,
  );
}

/** A reference to the secret. CloudFormation replaces it by the value at the deployment. */
export const secretReference = (secret: ISecret, version?: string): string =>
  (version === undefined
    ? secret.secretValue
    : SecretValue.secretsManager(secret.secretArn, { versionId: version })
  ).unsafeUnwrap();
