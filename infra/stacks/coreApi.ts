import {
  AccessLogField,
  AccessLogFormat,
  EndpointType,
  LogGroupLogDestination,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
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

/** The REST API without its routes. Its stage is `backend`, the first segment of every path. */
export class CoreApi extends Construct {
  readonly api: RestApi;

  constructor(scope: Construct, id: string, { stage }: CoreApiProps) {
    super(scope, id);
    const accessLogs = new LogGroup(this, 'AccessLogs', {
      logGroupName: `/aws/apigateway/coldroom-${stage.name}`,
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: stage.removalPolicy,
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
  }
}
