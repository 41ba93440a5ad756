import { STANDARD_LIMITS } from '#functions/platform/settings.ts';
import { RENDERER } from '#infra/build/folders.ts';
import { awsEnvironment, type LocalAws } from '#local/aws.ts';
import { newTokenSecret } from '#local/secret.ts';

/** The functions' environment when they are measured in this process: without logs and metrics. */
export const benchEnvironment = (endpoints: LocalAws, table: string): Record<string, string> => ({
  ...awsEnvironment(endpoints),
  TABLE_NAME: table,
  BUCKET_NAME: table,
  RENDERER_FOLDER: RENDERER,
  TOKEN_SECRET: newTokenSecret(),
  TOKEN_CHECK_SECONDS: '3600',
  POWERTOOLS_SERVICE_NAME: 'bench',
  POWERTOOLS_METRICS_NAMESPACE: 'Bench',
  POWERTOOLS_METRICS_DISABLED: 'true',
  POWERTOOLS_LOG_LEVEL: 'SILENT',
});

/** Every limit that counts something, so high that no call is refused; the bits of a proof of work are no count. */
const unlimited = Object.fromEntries(
  Object.keys(STANDARD_LIMITS)
    .filter((name) => name !== 'LIMIT_PROOF_BITS')
    .map((name) => [name, '1000000']),
);

/** Added to it: logs and metrics as on AWS, and no limits. */
export const asDeployed = {
  ...unlimited,
  POWERTOOLS_METRICS_DISABLED: 'false',
  POWERTOOLS_LOG_LEVEL: 'INFO',
};
