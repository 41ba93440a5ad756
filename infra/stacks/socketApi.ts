import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CfnStage,
  LogGroupLogDestination,
  WebSocketApi,
  WebSocketStage,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import type { Sockets } from './functionPolicy.ts';
import type { Stage } from './stage.ts';

export interface SocketApiProps {
  readonly stage: Stage;
  readonly connect: Function;
  readonly disconnect: Function;
  readonly message: Function;
  /** Address of the stand-in for AWS. @default - AWS itself */
  readonly standIn?: string | undefined;
}

/** Name of the API's stage, which is also its path. */
const STAGE = 'realtime';

/** Fields of a line of the access log. Not the query, which has the token, and not the message. */
const accessLogLine = {
  requestId: '$context.requestId',
  time: '$context.requestTimeEpoch',
  route: '$context.routeKey',
  status: '$context.status',
  connectionId: '$context.connectionId',
};

/** The WebSocket API: its three routes and its one stage. */
export class SocketApi extends Construct {
  readonly #stage: WebSocketStage;
  readonly #api: WebSocketApi;
  readonly #standIn: string | undefined;

  constructor(scope: Construct, id: string, props: SocketApiProps) {
    super(scope, id);
    const { stage, connect, disconnect, message, standIn } = props;
    this.#standIn = standIn;
    this.#api = new WebSocketApi(this, 'Api', {
      apiName: `coldroom-${stage.name}`,
      description: 'Coldroom: pushes news to signed-in users',
      connectRouteOptions: { integration: new WebSocketLambdaIntegration('Connect', connect) },
      disconnectRouteOptions: {
        integration: new WebSocketLambdaIntegration('Disconnect', disconnect),
      },
      defaultRouteOptions: {
        integration: new WebSocketLambdaIntegration('Message', message),
        // Sends the function's answer to the socket. A stand-in does so without this setting.
        returnResponse: standIn === undefined,
      },
    });
    acknowledge(this.#api, {
      'AwsSolutions-APIG4':
        'The connect function checks the token in the query; the other routes are only for connected sockets',
    });
    const logs = new LogGroup(this, 'AccessLogs', {
      logGroupName: `/aws/apigateway/coldroom-${stage.name}-sockets`,
      retention: RetentionDays.THREE_MONTHS,
      // Its name is fixed: if it were retained, the next deployment could not create it.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.#stage = new WebSocketStage(this, 'Stage', {
      webSocketApi: this.#api,
      stageName: STAGE,
      autoDeploy: true,
      throttle: { rateLimit: 100, burstLimit: 200 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(logs),
        format: AccessLogFormat.custom(JSON.stringify(accessLogLine)),
      },
    });
    const { defaultChild } = this.#stage.node;
    if (defaultChild instanceof CfnStage) {
      defaultChild.addPropertyOverride('DefaultRouteSettings.DataTraceEnabled', false);
      defaultChild.addPropertyOverride('DefaultRouteSettings.LoggingLevel', 'OFF');
    }
  }

  /** Origin of the WebSocket API, `wss://…`. */
  get origin(): string {
    return this.#api.apiEndpoint;
  }

  /** URL that the site opens its socket at. */
  get url(): string {
    return this.#stage.url;
  }

  /** The API by which functions post messages to open sockets, and close them. */
  get sockets(): Sockets {
    const { apiId } = this.#api;
    const url = this.#standIn && `${this.#standIn}/_aws/execute-api/${apiId}/${STAGE}`;
    return socketsOf(Stack.of(this), apiId, url ?? this.#stage.callbackUrl);
  }
}

const socketsOf = (stack: Stack, apiId: string, url: string): Sockets => ({
  url,
  arns: ['POST', 'DELETE'].map((method) =>
    stack.formatArn({
      service: 'execute-api',
      resource: apiId,
      resourceName: `${STAGE}/${method}/@connections/*`,
    }),
  ),
});
