import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { IConstruct } from 'constructs';
import type { Grant } from '#infra/manifest.ts';
import { wildcardResource, type Reasons } from './acknowledge.ts';
import type { DataStack } from './data.ts';

/** The API by which functions post messages to open sockets, and close them. */
export interface Sockets {
  /** Address of the management API. */
  readonly url: string;
  /** Resources that a policy must name to post there, and to close sockets. */
  readonly arns: string[];
}

/** The resources that grants refer to. */
export interface Granted {
  readonly data: DataStack;
  /** Only for functions that post to sockets. */
  readonly sockets?: Sockets;
}

/** First segment of the keys of the widths that are made of pictures. */
const WIDTHS = 'widths';

const allow = (service: string, actions: readonly string[], resources: string[]) =>
  new PolicyStatement({ actions: actions.map((action) => `${service}:${action}`), resources });

/** What every function may do: write its own log, and send traces, which takes no resource. */
export const writesAndTraces = ({ logGroupArn }: ILogGroup): PolicyStatement[] => [
  allow('logs', ['CreateLogStream', 'PutLogEvents'], [logGroupArn]),
  allow('xray', ['PutTraceSegments', 'PutTelemetryRecords'], ['*']),
];

/** The policy statements of a function's grant. */
export function statementsOf(
  { table: onTable, indexes = [], images: onImages, widths: onWidths, tokens }: Grant,
  { data: { table, images, tokenSecret }, sockets }: Granted,
): PolicyStatement[] {
  const indexArns = indexes.map((index) => `${table.tableArn}/index/${index}`);
  return [
    ...(onTable ? [allow('dynamodb', onTable, [table.tableArn])] : []),
    ...(indexArns.length > 0 ? [allow('dynamodb', ['Query'], indexArns)] : []),
    ...(onImages
      ? [allow('s3', onImages.actions, [images.arnForObjects(`${onImages.in}/*`)])]
      : []),
    ...(onWidths ? [allow('s3', onWidths, [images.arnForObjects(`${WIDTHS}/*`)])] : []),
    ...(tokens ? [allow('secretsmanager', ['GetSecretValue'], [tokenSecret.secretArn])] : []),
    ...(sockets ? [allow('execute-api', ['ManageConnections'], sockets.arns)] : []),
  ];
}

const socketWildcards = (scope: IConstruct, { arns }: Sockets): Reasons =>
  arns.reduce<Reasons>(
    (reasons, arn) => ({
      ...reasons,
      ...wildcardResource(
        scope,
        arn,
        'Connections are opened and closed all the time, so a policy cannot name them',
      ),
    }),
    {},
  );

const PICTURE_KEYS = 'A picture’s key contains the id of its room or user and a hash';

/** Reasons for the wildcards in a function's policy. */
export const wildcardsOf = (
  scope: IConstruct,
  { images: onImages, widths: onWidths }: Grant,
  { data, sockets }: Granted,
): Reasons => ({
  ...wildcardResource(scope, '*', 'The actions of X-Ray and dynamodb:ListStreams take no resource'),
  ...(onImages &&
    wildcardResource(
      scope,
      // The bucket belongs to another stack, so cdk-nag sees the name of its export.
      `${data.exportValue(data.images.bucketArn)}/${onImages.in}/*`,
      PICTURE_KEYS,
    )),
  ...(onWidths &&
    wildcardResource(
      scope,
      `${data.exportValue(data.images.bucketArn)}/${WIDTHS}/*`,
      PICTURE_KEYS,
    )),
  ...(sockets && socketWildcards(scope, sockets)),
});
