import { Problem } from '#infra/build/problem.ts';
import { run } from '#infra/build/run.ts';
import { deploy } from '#local/standin/deployment.ts';
import { serveDeployment } from '#local/standin/edge.ts';
import { makeFirstAdmin, operate, operatorEnvironment } from '#local/standin/operator.ts';
import { seconds, timesLine } from '#local/standin/times.ts';
import { withStandIn } from '#local/standin/withStandIn.ts';
import { measureWarmRequests } from '#tools/bench/warmRequests.ts';
import { findChromium } from '#tools/test/chromium.ts';
import { relaxed } from '#tools/test/relaxed.ts';
import { printExceptions, printFaults, printRequests } from './print.ts';

const log = (line: string) => console.log(line);

/** `npm run test:localstack`: deploys the CDK app to a stand-in for AWS, and uses what was deployed. */
async function main(): Promise<boolean> {
  process.env.CHROMIUM_PATH = await findChromium(log);
  return withStandIn(log, async (endpoint) => {
    log(`Deploying to ${endpoint.origin} …`);
    const deployment = await deploy(endpoint, relaxed);
    log(timesLine(deployment));
    const admin = await makeFirstAdmin(endpoint, deployment);
    await operate(endpoint, deployment, ['seed']);
    printRequests(await measureWarmRequests(deployment, admin));
    printExceptions();
    const front = await serveDeployment(endpoint, deployment, log);
    try {
      const passed = await runTests({
        ...operatorEnvironment(endpoint, deployment),
        BASE_URL: front.url,
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
      });
      if (!passed) printFaults();
      return passed;
    } finally {
      await front.stop();
    }
  });
}

async function runTests(env: NodeJS.ProcessEnv): Promise<boolean> {
  const config = ['--config', 'tools/test/standin/playwright.config.ts'];
  const args = ['playwright', 'test', ...config, ...process.argv.slice(2)];
  return (await run('npx', args, { env, live: true })).code === 0;
}

const began = performance.now();
main().then(
  (passed) => {
    log(`${passed ? '✓' : '✗'} What was deployed, used (${seconds(performance.now() - began)})`);
    process.exit(passed ? 0 : 1);
  },
  (error: unknown) => {
    console.error(error instanceof Problem ? error.message : error);
    process.exit(1);
  },
);
