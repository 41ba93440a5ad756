import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { SecretValue } from 'aws-cdk-lib';
import type { Node } from 'constructs';

/** Versions of the secret that CloudFront shows the functions, by their ids in Secrets Manager. */
export interface OriginSecretVersions {
  /** What CloudFront shows. @default - the current one */
  readonly shown?: string | undefined;
  /** The previous secret, which stays valid while CloudFront is given the new one. */
  readonly before?: string | undefined;
}

const VERSION_ID = /^[\w-]{32,64}$/;

/**
 * The versions that the command line names by `-c originSecretVersion=…` and, for the deployment that
 * changes them, `-c originSecretBefore=…`, as docs/operations.md tells. CloudFormation reads a secret
 * again only where the text that refers to it has changed: so the text names the version.
 * @throws where one is no id of a version, or only the second is given
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

/** CloudFormation fills the secret in; the template only says where it is. */
export const writtenOut = (secret: ISecret, version?: string): string =>
  (version === undefined
    ? secret.secretValue
    : SecretValue.secretsManager(secret.secretArn, { versionId: version })
  ).unsafeUnwrap();
