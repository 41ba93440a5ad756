import { CfnOutput } from 'aws-cdk-lib';
import { LambdaIntegration, type RestApi } from 'aws-cdk-lib/aws-apigateway';
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
    for (const { name, method, path } of endpoints) {
      const integration = new LambdaIntegration(this.make(name), { allowTestInvoke: false });
      this.restApi.root.resourceForPath(path).addMethod(method, integration);
    }
    const { requestsPerAddress: requests } = props.stage.settings;
    if (requests !== undefined) {
      new AddressLimit(this, 'AddressLimit', { stage: props.stage, api: this.restApi, requests });
    }
    new CfnOutput(this, 'RestApiId', { value: this.restApi.restApiId });
  }

  /** Host of the API. Its paths begin with the stage, `/backend`. */
  get apiHost(): string {
    return `${this.restApi.restApiId}.execute-api.${this.region}.${this.urlSuffix}`;
  }
}
