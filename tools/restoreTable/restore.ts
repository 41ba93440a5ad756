import { setTimeout as wait } from 'node:timers/promises';
import {
  ContinuousBackupsUnavailableException,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  type DynamoDBClient,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import { tableSchema } from '#functions/platform/table/schema.ts';

const PAUSE_MS = 5_000;

/** How to reach DynamoDB, and what is told meanwhile. */
export interface Restoring {
  client: Pick<DynamoDBClient, 'send'>;
  log: (line: string) => void;
  /** Pause between two looks at a table that is being changed, in ms. @default 5,000 */
  pauseMs?: number;
}

/** What DynamoDB says of a table; undefined where there is none. */
export const describeTable = async (
  { client }: Restoring,
  TableName: string,
): Promise<TableDescription | undefined> => {
  try {
    return (await client.send(new DescribeTableCommand({ TableName }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
};

/** Waits until a table and its indexes are ACTIVE: until then, DynamoDB refuses each further change. */
async function untilActive(restoring: Restoring, name: string): Promise<TableDescription> {
  for (;;) {
    const table = await describeTable(restoring, name);
    const states = [
      table?.TableStatus,
      ...(table?.GlobalSecondaryIndexes ?? []).map(({ IndexStatus }) => IndexStatus),
    ];
    if (table && states.every((state) => state === 'ACTIVE')) return table;
    restoring.log(`${name} is ${String(states.find((state) => state !== 'ACTIVE'))} …`);
    await wait(restoring.pauseMs ?? PAUSE_MS);
  }
}

/**
 * Restores the table `source` as it was at `time` to the table `target`, and switches on what a restored
 * table lacks. What is done already is not repeated, so that it can be called again after a failure.
 * @returns the ARN of the new table's stream
 */
export async function restore(
  restoring: Restoring,
  source: string,
  target: string,
  time: Date,
): Promise<string> {
  const { client, log } = restoring;
  if (!(await describeTable(restoring, target))) {
    log(`Restoring ${source} to ${target} …`);
    await client.send(
      new RestoreTableToPointInTimeCommand({
        SourceTableName: source,
        TargetTableName: target,
        RestoreDateTime: time,
      }),
    );
  }
  const restored = await untilActive(restoring, target);
  if (!restored.StreamSpecification?.StreamEnabled) {
    await client.send(
      new UpdateTableCommand({
        TableName: target,
        StreamSpecification: { StreamEnabled: true, StreamViewType: tableSchema.stream },
      }),
    );
    await untilActive(restoring, target);
  }
  if (!restored.DeletionProtectionEnabled) {
    await client.send(
      new UpdateTableCommand({ TableName: target, DeletionProtectionEnabled: true }),
    );
    await untilActive(restoring, target);
  }
  await expireItems(restoring, target);
  await untilActive(restoring, target);
  await backUp(restoring, target);
  const { LatestStreamArn } = await untilActive(restoring, target);
  return LatestStreamArn ?? '';
}

async function expireItems({ client }: Restoring, TableName: string): Promise<void> {
  const { TimeToLiveDescription: now } = await client.send(
    new DescribeTimeToLiveCommand({ TableName }),
  );
  if (now?.TimeToLiveStatus?.startsWith('ENABL')) return;
  const TimeToLiveSpecification = { Enabled: true, AttributeName: tableSchema.ttl };
  await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
}

/** Backups of a table that was just restored can be switched on after a while only. */
async function backUp(restoring: Restoring, TableName: string): Promise<void> {
  const { client, log, pauseMs = PAUSE_MS } = restoring;
  const { ContinuousBackupsDescription: now } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName }),
  );
  if (now?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus === 'ENABLED') return;
  const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true };
  try {
    await client.send(
      new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification }),
    );
  } catch (error) {
    if (!(error instanceof ContinuousBackupsUnavailableException)) throw error;
    log(`${TableName} cannot be backed up yet …`);
    await wait(pauseMs);
    await backUp(restoring, TableName);
  }
}
