import { rmSync } from 'node:fs';
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { LambdaIntegration, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { Construct } from 'constructs';
import { bundleFunctions, lambdaName, temporaryFolder } from '#infra/bundling.ts';
import { endpoints } from '#shared/api.ts';
import type { DataStack } from './data.ts';
import { EndpointFunction } from './endpointFunction.ts';
import { CoreApi } from './coreApi.ts';
import type { Stage } from './stage.ts';

export interface ApiStackProps extends StackProps {
  readonly stage: Stage;
  readonly data: DataStack;
}

/** The REST API: a Lambda and a route for each row of the contract. */
export class ApiStack extends Stack {
  readonly restApi: RestApi;

  constructor(scope: Construct, id: string, { stage, data, ...props }: ApiStackProps) {
    super(scope, id, props);
    const bundles = temporaryFolder();
    bundleFunctions(
      endpoints.map(({ name }) => name),
      bundles,
    );
    this.restApi = new CoreApi(this, 'Rest', { stage }).api;
    for (const { name, method, path } of endpoints) {
      const { handler } = new EndpointFunction(this, lambdaName(name), {
        stage,
        data,
        bundles,
        endpoint: name,
      });
      const integration = new LambdaIntegration(handler, { allowTestInvoke: false });
      this.restApi.root.resourceForPath(path).addMethod(method, integration);
    }
    // The assembly has its own copies by now.
    rmSync(bundles, { recursive: true });
    new CfnOutput(this, 'RestApiId', { value: this.restApi.restApiId });
  }

  /** Host of the API; its paths begin with the stage, `/backend`. */
  get apiHost(): string {
    return `${this.restApi.restApiId}.execute-api.${this.region}.${this.urlSuffix}`;
  }
}
