import { Problem } from '#infra/build/problem.ts';
import { deploy } from './deployment.ts';
import { answers, endpointOf } from './endpoint.ts';
import { timesLine } from './times.ts';

/** `npm run deploy:local`: deploys the CDK app to the stand-in for AWS at AWS_ENDPOINT_URL. */
async function main(): Promise<void> {
  const endpoint = endpointOf(process.env);
  if (!(await answers(endpoint))) {
    throw new Problem(
      `Nothing answers at ${endpoint.origin}: run \`npm run localstack\` first, or name a stand-in for AWS with AWS_ENDPOINT_URL.`,
    );
  }
  console.log(`Deploying to ${endpoint.origin} …`);
  const deployment = await deploy(endpoint);
  console.log(`REST API   ${deployment.apiUrl}`);
  console.log(`WebSocket  ${deployment.socketUrl}`);
  console.log(`Table      ${deployment.tableName}`);
  console.log(`Pictures   ${deployment.imagesBucketName}`);
  console.log(timesLine(deployment));
}

main().catch((error: unknown) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
