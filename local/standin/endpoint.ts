import { Problem } from '#infra/build/problem.ts';

/** What MiniStack and LocalStack take for the account's own. They open nothing anywhere else. */
const CREDENTIALS = { accessKeyId: 'test', secretAccessKey: 'test' };
const REGION = 'us-east-1';

/** The account and region that is deployed to, as the CDK names them. */
export const ENVIRONMENT = `aws://000000000000/${REGION}`;

/** How the SDK's clients reach a stand-in's account. */
export const account = { region: REGION, credentials: CREDENTIALS };

/**
 * Where the stand-in for AWS is: AWS_ENDPOINT_URL, or where MiniStack and LocalStack usually are.
 * @throws Problem where that is no address, or AWS itself
 */
export function endpointOf(env: NodeJS.ProcessEnv): URL {
  const text = env.AWS_ENDPOINT_URL ?? 'http://127.0.0.1:4566';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' && !url.hostname.endsWith('amazonaws.com')) return url;
  throw new Problem(
    `AWS_ENDPOINT_URL=${text} is no stand-in for AWS: give an address such as http://127.0.0.1:4566, or nothing.`,
  );
}

/** The environment that sends the SDK and the CDK to a stand-in, and never to somebody's account. */
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

/** Whether a stand-in answers there. */
export async function answers(endpoint: URL): Promise<boolean> {
  try {
    // MiniStack and LocalStack both have it.
    return (await fetch(new URL('/_localstack/health', endpoint))).ok;
  } catch {
    return false;
  }
}
