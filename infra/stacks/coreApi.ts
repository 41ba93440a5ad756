import { RemovalPolicy, Size } from 'aws-cdk-lib';
import {
  AccessLogField,
  AccessLogFormat,
  EndpointType,
  LogGroupLogDestination,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { FilterPattern, LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { routes } from '#shared/routes.ts';
import { acknowledge } from './acknowledge.ts';
import { gatewayResponses } from './gatewayResponses.ts';
import { metricsNamespaceOf } from './productFunction.ts';
import type { Stage } from './stage.ts';
import { THROTTLING } from './throttling.ts';

export interface CoreApiProps {
  readonly stage: Stage;
}

/** The smallest answer that is sent compressed, in bytes: a smaller one fits a packet anyway. */
const COMPRESSED_BYTES = 1_000;

/** Metric of the requests that were refused with 429; API Gateway itself counts all 4xx together. */
export const TOO_MANY_REQUESTS = 'TooManyRequests';

/**
 * The limits of one method. Every browser asks for the count before it opens its socket again, so that a
 * storm of them would otherwise use what bookings need.
 */
const COUNT_THROTTLING = { throttlingRateLimit: 50, throttlingBurstLimit: 100 };

const { method, path } = routes['notifications.count'];

/** Fields of a line of the access log. No address and no user; the path is the route's template. */
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
  'The functions check the token themselves, by the access rules of the contract; an authorizer would add a network hop and a cold start';

const reasons = {
  'AwsSolutions-APIG2': 'The functions validate every input by the schemas of the contract',
  'AwsSolutions-APIG4': inTheFunctions,
  'AwsSolutions-APIG6':
    'Access logs and the functions’ logs are enough; execution logs would add bodies and addresses, in a log group that remains after the stack is deleted',
  'AwsSolutions-COG4': inTheFunctions,
};

const withoutWebAcl = {
  'AwsSolutions-APIG3':
    'A web ACL costs more than the whole product without traffic, so a stage asks for it; the functions limit attempts, and the stage is throttled',
};

/** The REST API without its routes. Its stage is `backend`, the first segment of every path. */
export class CoreApi extends Construct {
  readonly api: RestApi;

  constructor(scope: Construct, id: string, { stage }: CoreApiProps) {
    super(scope, id);
    const accessLogs = new LogGroup(this, 'AccessLogs', {
      logGroupName: `/aws/apigateway/coldroom-${stage.name}`,
      retention: RetentionDays.THREE_MONTHS,
      // Its name is fixed: if it were retained, the next deployment could not create it.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    accessLogs.addMetricFilter(TOO_MANY_REQUESTS, {
      filterPattern: FilterPattern.stringValue('$.status', '=', '429'),
      metricNamespace: metricsNamespaceOf(stage),
      metricName: TOO_MANY_REQUESTS,
      metricValue: '1',
    });
    this.api = new RestApi(this, 'Api', {
      restApiName: `coldroom-${stage.name}`,
      description: 'Coldroom: rooms, bookings, accounts, messages',
      endpointTypes: [EndpointType.REGIONAL],
      // Without it API Gateway decodes the body as UTF-8 and so damages uploaded pictures.
      binaryMediaTypes: ['multipart/form-data'],
      // CloudFront compresses only what it may keep, which is no answer but the lists of rooms.
      minCompressionSize: Size.bytes(COMPRESSED_BYTES),
      // It belongs to the account (account.ts).
      cloudWatchRole: false,
      deployOptions: {
        stageName: 'backend',
        tracingEnabled: true,
        ...THROTTLING,
        methodOptions: { [`${path}/${method}`]: COUNT_THROTTLING },
        accessLogDestination: new LogGroupLogDestination(accessLogs),
        accessLogFormat: AccessLogFormat.custom(JSON.stringify(accessLogLine)),
      },
    });
    for (const response of gatewayResponses) {
      this.api.addGatewayResponse(response.type.responseType, response);
    }
    acknowledge(this.api, reasons);
    if (stage.settings.requestsPerAddress === undefined) acknowledge(this.api, withoutWebAcl);
  }
}
