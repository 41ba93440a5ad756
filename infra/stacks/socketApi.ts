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
  /** Address of what plays AWS. @default - AWS itself */
  readonly standIn?: string | undefined;
}

/** The name of the socket's stage, which is also its path. */
const STAGE = 'realtime';

/** What happened, how it went, and to which socket; no token, which the query carries, and no text. */
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
      description: 'Coldroom: tells who has something new',
      connectRouteOptions: { integration: new WebSocketLambdaIntegration('Connect', connect) },
      disconnectRouteOptions: {
        integration: new WebSocketLambdaIntegration('Disconnect', disconnect),
      },
      defaultRouteOptions: {
        integration: new WebSocketLambdaIntegration('Message', message),
        // What the function answers is sent to the socket; a stand-in does so without being asked.
        returnResponse: standIn === undefined,
      },
    });
    acknowledge(this.#api, {
      'AwsSolutions-APIG4':
        'Who connects shows a token in the query, which the function checks; the other routes serve who is connected',
    });
    const logs = new LogGroup(this, 'AccessLogs', {
      logGroupName: `/aws/apigateway/coldroom-${stage.name}-sockets`,
      retention: RetentionDays.THREE_MONTHS,
      // Its name is fixed: one that stayed behind would be in the way of the next deployment.
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

  /** Origin of the sockets, `wss://…`. */
  get origin(): string {
    return this.#api.apiEndpoint;
  }

  /** Where the site opens its socket. */
  get url(): string {
    return this.#stage.url;
  }

  /** Where functions post to open sockets. */
  get sockets(): Sockets {
    const { apiId } = this.#api;
    const url = this.#standIn && `${this.#standIn}/_aws/execute-api/${apiId}/${STAGE}`;
    return socketsOf(Stack.of(this), apiId, url ?? this.#stage.callbackUrl);
  }
}

const socketsOf = (stack: Stack, apiId: string, url: string): Sockets => ({
  url,
  arn: stack.formatArn({
    service: 'execute-api',
    resource: apiId,
    resourceName: `${STAGE}/POST/@connections/*`,
  }),
});
