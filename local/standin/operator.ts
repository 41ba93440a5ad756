import { randomUUID } from 'node:crypto';
import { run } from '#infra/build/run.ts';
import { Problem } from '#infra/build/problem.ts';
import { apiCaller, benchPerson } from '#local/apiCaller.ts';
import type { Deployment } from './deployment.ts';
import { environmentFor } from './endpoint.ts';

/** What leads the operator's tools to what was deployed. */
export const operatorEnvironment = (endpoint: URL, deployment: Deployment): NodeJS.ProcessEnv => ({
  ...environmentFor(endpoint),
  TABLE_NAME: deployment.tableName,
  BUCKET_NAME: deployment.imagesBucketName,
});

/**
 * Makes the first admin as it is done in the cloud: somebody signs up, and the operator promotes them.
 * Answers how to sign in.
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

/** Runs one of the operator's scripts. */
export async function operate(
  endpoint: URL,
  deployment: Deployment,
  script: string[],
): Promise<void> {
  const env = operatorEnvironment(endpoint, deployment);
  const { code, output } = await run('npm', ['run', '--silent', ...script], { env });
  if (code !== 0) throw new Problem(`npm run ${script.join(' ')} failed:\n${output}`);
}
