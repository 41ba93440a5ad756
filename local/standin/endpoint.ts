import { Problem } from '#infra/build/problem.ts';

/** Credentials that MiniStack and LocalStack accept. They are valid nowhere else. */
const CREDENTIALS = { accessKeyId: 'test', secretAccessKey: 'test' };
const REGION = 'us-east-1';

/** Account and region of the deployment, as the CDK names them. */
export const ENVIRONMENT = `aws://000000000000/${REGION}`;

/** Options of the SDK's clients for a stand-in. */
export const account = { region: REGION, credentials: CREDENTIALS };

/**
 * Address of the stand-in for AWS: AWS_ENDPOINT_URL, or the default of MiniStack and LocalStack.
 * @throws Problem if it is invalid, or AWS itself
 */
export function endpointOf(env: NodeJS.ProcessEnv): URL {
  const text = env.AWS_ENDPOINT_URL ?? 'http://127.0.0.1:4566';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' && !url.hostname.endsWith('amazonaws.com')) return url;
  throw new Problem(
    `AWS_ENDPOINT_URL=${text} is not the address of a stand-in for AWS: set it to one such as http://127.0.0.1:4566, or unset it.`,
  );
}

/** The environment that points the SDK and the CDK to a stand-in, and away from the user's account. */
export const environmentFor = (endpoint: URL): NodeJS.ProcessEnv => ({
  AWS_ENDPOINT_URL: endpoint.origin,
  AWS_ENDPOINT_URL_S3: endpoint.origin,
  AWS_REGION: REGION,
  AWS_DEFAULT_REGION: REGION,
  AWS_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
  AWS_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
  AWS_SESSION_TOKEN: undefined,
  AWS_PROFILE: undefined,
  AWS_CONFIG_FILE: '/dev/null',
  AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
});

/** Whether a stand-in answers at the address. */
export async function answers(endpoint: URL): Promise<boolean> {
  try {
    // Both MiniStack and LocalStack serve this path.
    return (await fetch(new URL('/_localstack/health', endpoint))).ok;
  } catch {
    return false;
  }
}
