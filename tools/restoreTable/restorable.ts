import {
  DescribeContinuousBackupsCommand,
  TableNotFoundException,
  type PointInTimeRecoveryDescription,
  type RestoreSummary,
} from '@aws-sdk/client-dynamodb';
import { Problem } from '#infra/build/problem.ts';
import type { RestoreOrder } from './arguments.ts';
import { describeTable, type Restoring } from './restore.ts';

type Wanted = Pick<RestoreOrder & { act: 'restore' }, 'source' | 'target' | 'time'>;

/**
 * Looks whether a restore can be done, which is asked before requests are stopped. A target that exists must be of the same
 * restore, called again: another one would be taken for what was asked.
 * @throws Problem where the target is another table, or the source is missing or was not backed up at that moment
 */
export async function requireRestorable(restoring: Restoring, wanted: Wanted): Promise<void> {
  const target = await describeTable(restoring, wanted.target);
  if (target) requireSame(target.RestoreSummary, wanted);
  else requireCovered(await backupsOf(restoring, wanted.source), wanted);
}

/** @throws Problem where `target` is not a restored one of `source`: to compare others would name everybody as deleted */
export async function requireRestored(
  restoring: Restoring,
  { source, target }: Pick<Wanted, 'source' | 'target'>,
): Promise<void> {
  if (isOf((await describeTable(restoring, target))?.RestoreSummary, source)) return;
  throw new Problem(`${target} was not restored from ${source}: set TABLE_NAME to the old table.`);
}

const isOf = (summary: Partial<RestoreSummary> | undefined, source: string): boolean =>
  summary?.SourceTableArn?.endsWith(`:table/${source}`) ?? false;

function requireSame(
  summary: Partial<RestoreSummary> = {},
  { source, target, time }: Wanted,
): void {
  const { SourceTableArn: of, RestoreDateTime: at } = summary;
  if (isOf(summary, source) && at && secondOf(at) === secondOf(time)) return;
  const what = of && at ? `of ${of.replace(/.*\//, '')} at ${at.toISOString()}` : 'no restored one';
  throw new Problem(`There is a table ${target}, which is ${what}: name another table.`);
}

/** DynamoDB restores to the second. */
const secondOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

function requireCovered(
  {
    EarliestRestorableDateTime: from,
    LatestRestorableDateTime: to,
  }: PointInTimeRecoveryDescription,
  { source, time }: Wanted,
): void {
  if (!from || !to) throw new Problem(`${source} has no backups to restore it from.`);
  if (secondOf(from) <= secondOf(time) && time <= to) return;
  throw new Problem(
    `${source} can be restored as it was from ${from.toISOString()} to ${to.toISOString()}, and not at ${time.toISOString()}.`,
  );
}

async function backupsOf(
  { client }: Restoring,
  TableName: string,
): Promise<PointInTimeRecoveryDescription> {
  try {
    const answer = await client.send(new DescribeContinuousBackupsCommand({ TableName }));
    return answer.ContinuousBackupsDescription?.PointInTimeRecoveryDescription ?? {};
  } catch (error) {
    if (!(error instanceof TableNotFoundException)) throw error;
    throw new Problem(`There is no table ${TableName} in this region: set TABLE_NAME.`);
  }
}
