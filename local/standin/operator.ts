import { randomUUID } from 'node:crypto';
import { Problem } from '#infra/build/problem.ts';
import { run } from '#infra/build/run.ts';
import { apiCaller, benchPerson } from '#local/apiCaller.ts';
import type { Deployment } from './deployment.ts';
import { environmentFor } from './endpoint.ts';

/** The environment that points the commands of whoever runs the deployment to it. */
export const operatorEnvironment = (endpoint: URL, deployment: Deployment): NodeJS.ProcessEnv => ({
  ...environmentFor(endpoint),
  TABLE_NAME: deployment.tableName,
  BUCKET_NAME: deployment.imagesBucketName,
});

/**
 * Creates the first admin as on AWS: a user signs up, and whoever runs the deployment promotes them.
 * Returns how to sign in.
 */
export async function makeFirstAdmin(
  endpoint: URL,
  deployment: Deployment,
): Promise<{ email: string; password: string }> {
  const email = `admin-${randomUUID()}@example.com`;
  await apiCaller(deployment.apiUrl)('auth.register', { body: { ...benchPerson, email } });
  await operate(endpoint, deployment, ['admin', '--', email]);
  return { email, password: benchPerson.password };
}

/** Runs one of the commands of whoever runs the deployment. */
export async function operate(
  endpoint: URL,
  deployment: Deployment,
  script: string[],
): Promise<void> {
  const env = operatorEnvironment(endpoint, deployment);
  const { code, output } = await run('npm', ['run', '--silent', ...script], { env });
  if (code !== 0) throw new Problem(`npm run ${script.join(' ')} failed:\n${output}`);
}
