import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IConstruct } from 'constructs';
import type { Grant } from '#infra/manifest.ts';
import { wildcardResource, type Reasons } from './acknowledge.ts';
import type { DataStack } from './data.ts';

/** Where messages to open sockets are posted. */
export interface Sockets {
  /** Address of the management API. */
  readonly url: string;
  /** What it takes to post there. */
  readonly arn: string;
}

/** What grants are about. */
export interface Granted {
  readonly data: DataStack;
  /** For functions that push. */
  readonly sockets?: Sockets;
}

const allow = (service: string, actions: readonly string[], resources: string[]) =>
  new PolicyStatement({ actions: actions.map((action) => `${service}:${action}`), resources });

/** The statements that grant a function what it is granted, and nothing else. */
export function statementsOf(
  { table: onTable, indexes = [], images: onImages, tokens }: Grant,
  { data: { table, images, tokenSecret }, sockets }: Granted,
): PolicyStatement[] {
  const indexArns = indexes.map((index) => `${table.tableArn}/index/${index}`);
  return [
    ...(onTable ? [allow('dynamodb', onTable, [table.tableArn])] : []),
    ...(indexArns.length > 0 ? [allow('dynamodb', ['Query'], indexArns)] : []),
    ...(onImages
      ? [allow('s3', onImages.actions, [images.arnForObjects(`${onImages.in}/*`)])]
      : []),
    ...(tokens ? [allow('secretsmanager', ['GetSecretValue'], [tokenSecret.secretArn])] : []),
    ...(sockets ? [allow('execute-api', ['ManageConnections'], [sockets.arn])] : []),
  ];
}

/** Why a function's policy has wildcards, where it has any. */
export const wildcardsOf = (
  scope: IConstruct,
  { images: onImages }: Grant,
  { data, sockets }: Granted,
): Reasons => ({
  ...wildcardResource(scope, '*', 'X-Ray’s traces and the list of streams have no resources'),
  ...(onImages &&
    wildcardResource(
      scope,
      // The bucket's name comes from another stack, and cdk-nag sees the name of that export.
      `${data.exportValue(data.images.bucketArn)}/${onImages.in}/*`,
      'A picture’s key has the id of its room or user and a hash in it',
    )),
  ...(sockets &&
    wildcardResource(scope, sockets.arn, 'Which sockets are open changes by the second')),
});
