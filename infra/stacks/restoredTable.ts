import type { Node } from 'constructs';

/** A table made by a restore, which the product uses instead of the stack's own table. */
export interface RestoredTable {
  readonly tableName: string;
  readonly tableStreamArn: string;
}

const STREAM = /^arn:aws:dynamodb:[a-z0-9-]+:\d{12}:table\/([\w.-]{3,255})\/stream\/[\w:.-]+$/;

/**
 * The table that `-c restoredTable=… -c restoredStreamArn=…` name (docs/operations.md).
 * @throws if only one of the two is given, or the stream belongs to another table
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
