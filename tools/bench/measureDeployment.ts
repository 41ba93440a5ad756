import { deploy, type Deployment } from '#local/standin/deployment.ts';
import { makeFirstAdmin } from '#local/standin/operator.ts';
import { withStandIn } from '#local/standin/withStandIn.ts';
import { measureWarmRequests, type WarmRequest } from './warmRequests.ts';

export interface DeploymentFigures extends Pick<
  Deployment,
  'synthMs' | 'bootstrapMs' | 'deployMs'
> {
  requests: WarmRequest[];
}

/** Measures the deployment of the CDK app to MiniStack, and requests to it. */
export const measureDeployment = (log: (line: string) => void): Promise<DeploymentFigures> =>
  withStandIn(log, async (endpoint) => {
    const deployment = await deploy(endpoint);
    const admin = await makeFirstAdmin(endpoint, deployment);
    return { ...deployment, requests: await measureWarmRequests(deployment, admin) };
  });
