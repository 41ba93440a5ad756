import { SecretValue } from 'aws-cdk-lib';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';

/**
 * A reference to the secret, which CloudFormation replaces by the value at the deployment. The template
 * names a version where the stage's settings do (docs/operations.md), because CloudFormation reads a secret
 * again only if the reference to it has changed.
 */
export const secretReference = (secret: ISecret, version?: string): string =>
  (version === undefined
    ? secret.secretValue
    : SecretValue.secretsManager(secret.secretArn, { versionId: version })
  ).unsafeUnwrap();
