import type { RestoreOrder } from './arguments.ts';

type Restored = Pick<RestoreOrder & { act: 'restore' }, 'source' | 'target' | 'time'>;

/**
 * What is to be done once a table is restored and checked, up to where requests are allowed again. The ends of sessions,
 * roles and passwords are kept in the table, so a restore to `time` takes back those that came after it.
 */
export const nextSteps = (
  { source, target: table, time }: Restored,
  stream: string,
): string => `Write this into the file of the stage, infra/stages/prod.ts, and commit it:

  restoredTable: {
    tableName: '${table}',
    tableStreamArn: '${stream}',
  },

Then deploy, and sign everybody out, because the table does not know any more which sessions have ended:

  npx cdk deploy --all -c stage=prod
  TOKEN_SECRET_ARN=… npm run rotate-secret -- --withdraw

Wait five minutes, until every function has read the new key. Meanwhile repeat what took roles and passwords away
since ${time.toISOString()}: see "Restore the table to a point in time" in docs/operations.md. Delete
the accounts again that were deleted since, which this names:

  TABLE_NAME=${source} npm run restore-table -- ${table} --removed

Write the lists whose events were lost:

  TABLE_NAME=${table} npm run rebuild-search
  TABLE_NAME=${table} npm run file-bookings

Then allow requests again:

  npm run restore-table -- ${table} --open`;
