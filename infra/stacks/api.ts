import { CfnOutput } from 'aws-cdk-lib';
import { AwsIntegration, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { endpoints } from '#shared/api.ts';
import { AddressLimit } from './addressLimit.ts';
import { BundledStack, type BundledStackProps } from './bundledStack.ts';
import { CoreApi } from './coreApi.ts';

/** The REST API: one Lambda and one route per row of the contract. */
export class ApiStack extends BundledStack {
  readonly restApi: RestApi;

  constructor(scope: Construct, id: string, props: BundledStackProps) {
    super(scope, id, props);
    this.restApi = new CoreApi(this, 'Rest', { stage: props.stage }).api;
    const routed = endpoints.map((endpoint) => ({
      ...endpoint,
      handler: this.make(endpoint.name),
    }));
    const credentialsRole = this.#invoker(routed.map(({ handler }) => handler));
    for (const { method, path, handler } of routed) {
      const integration = new AwsIntegration({
        service: 'lambda',
        proxy: true,
        path: `2015-03-31/functions/${handler.functionArn}/invocations`,
        options: { credentialsRole },
      });
      this.restApi.root.resourceForPath(path).addMethod(method, integration);
    }
    const { requestsPerAddress: requests } = props.stage.settings;
    if (requests !== undefined) {
      new AddressLimit(this, 'AddressLimit', { stage: props.stage, api: this.restApi, requests });
    }
    new CfnOutput(this, 'RestApiId', { value: this.restApi.restApiId });
  }

  /**
   * The role by which API Gateway calls the functions of the routes, and no others. A permission in each function would
   * be a resource each, which would bring the stack near the limit of 500.
   */
  #invoker(handlers: Function[]): Role {
    const statement = new PolicyStatement({
      actions: ['lambda:InvokeFunction'],
      resources: handlers.map(({ functionArn }) => functionArn),
    });
    return new Role(this, 'Invoker', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      inlinePolicies: { Invoke: new PolicyDocument({ statements: [statement] }) },
    });
  }

  /** Host of the API. Its paths begin with the stage, `/backend`. */
  get apiHost(): string {
    return `${this.restApi.restApiId}.execute-api.${this.region}.${this.urlSuffix}`;
  }
}
