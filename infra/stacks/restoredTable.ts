import type { Node } from 'constructs';

/** A table that a restore has made, which takes the place of the stack's own. */
export interface RestoredTable {
  readonly tableName: string;
  readonly tableStreamArn: string;
}

const STREAM = /^arn:aws:dynamodb:[a-z0-9-]+:\d{12}:table\/([\w.-]{3,255})\/stream\/[\w:.-]+$/;

/**
 * The table that the command line names by `-c restoredTable=… -c restoredStreamArn=…`, as
 * docs/operations.md tells.
 * @throws where only one of the two is given, or the stream is not that table's
 */
export function restoredTableOf(node: Node): RestoredTable | undefined {
  const tableName: unknown = node.tryGetContext('restoredTable');
  const tableStreamArn: unknown = node.tryGetContext('restoredStreamArn');
  if (tableName === undefined && tableStreamArn === undefined) return undefined;
  if (typeof tableName !== 'string' || typeof tableStreamArn !== 'string') {
    throw new Error(
      'restoredTable and restoredStreamArn belong together: -c restoredTable=… -c restoredStreamArn=…',
    );
  }
  if (STREAM.exec(tableStreamArn)?.[1] !== tableName) {
    throw new Error(`restoredStreamArn must be the stream of ${tableName}, not ${tableStreamArn}`);
  }
  return { tableName, tableStreamArn };
}
