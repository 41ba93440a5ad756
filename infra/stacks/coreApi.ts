import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AccessLogField,
  AccessLogFormat,
  EndpointType,
  LogGroupLogDestination,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { gatewayResponses } from './gatewayResponses.ts';
import type { Stage } from './stage.ts';

export interface CoreApiProps {
  readonly stage: Stage;
}

/** Requests a second, and at once, that the whole API takes: a runaway client must not cost a fortune. */
const THROTTLING = { throttlingRateLimit: 200, throttlingBurstLimit: 400 };

/** What a request was and how it went. No address, no user, and the path as the contract writes it. */
const accessLogLine = {
  requestId: AccessLogField.contextRequestId(),
  time: AccessLogField.contextRequestTimeEpoch(),
  method: AccessLogField.contextHttpMethod(),
  path: AccessLogField.contextResourcePath(),
  status: AccessLogField.contextStatus(),
  bytes: AccessLogField.contextResponseLength(),
  milliseconds: AccessLogField.contextResponseLatency(),
  error: AccessLogField.contextErrorMessage(),
};

const inTheFunctions =
  'The functions check the token themselves, and what they check it for stands in the contract: an authorizer would add a hop and a cold start to each call';

const reasons = {
  'AwsSolutions-APIG2':
    'The functions check every input by the schemas of the contract, and say what is wrong with it',
  'AwsSolutions-APIG3':
    'A web ACL costs more at rest than the whole house; attempts are counted in the functions, and the stage is throttled',
  'AwsSolutions-APIG4': inTheFunctions,
  'AwsSolutions-APIG6':
    'Access logs and the functions’ own lines tell what happened; execution logs would add bodies and addresses, in a group that outlives the stack',
  'AwsSolutions-COG4': inTheFunctions,
  'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]':
    'The policy that AWS keeps for this very role, which belongs to the account',
};

/** The REST API without its routes. Its stage is `backend`, the first segment of every path. */
export class CoreApi extends Construct {
  readonly api: RestApi;

  constructor(scope: Construct, id: string, { stage }: CoreApiProps) {
    super(scope, id);
    const accessLogs = new LogGroup(this, 'AccessLogs', {
      logGroupName: `/aws/apigateway/coldroom-${stage.name}`,
      retention: RetentionDays.THREE_MONTHS,
      // Its name is fixed: one that stayed behind would be in the way of the next deployment.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.api = new RestApi(this, 'Api', {
      restApiName: `coldroom-${stage.name}`,
      description: 'Coldroom: rooms, bookings, accounts, messages',
      endpointTypes: [EndpointType.REGIONAL],
      // The body of an uploaded picture reaches the function byte for byte.
      binaryMediaTypes: ['multipart/form-data'],
      // An account that never had an API has no role for the gateway's logs yet.
      cloudWatchRole: true,
      cloudWatchRoleRemovalPolicy: stage.removalPolicy,
      deployOptions: {
        stageName: 'backend',
        tracingEnabled: true,
        ...THROTTLING,
        accessLogDestination: new LogGroupLogDestination(accessLogs),
        accessLogFormat: AccessLogFormat.custom(JSON.stringify(accessLogLine)),
      },
    });
    for (const response of gatewayResponses) {
      this.api.addGatewayResponse(response.type.responseType, response);
    }
    acknowledge(this.api, reasons);
  }
}
