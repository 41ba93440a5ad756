import { randomUUID } from 'node:crypto';
import {
  ContinuousBackupsUnavailableException,
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTimeToLiveCommand,
  DescribeTableCommand,
  DynamoDBClient,
  TableNotFoundException,
  UpdateTableCommand,
  type DescribeContinuousBackupsCommandInput,
  type RestoreTableToPointInTimeCommandInput,
} from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { db } from '#functions/platform/table/client.ts';
import { createTableInput } from '#functions/platform/table/schema.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import { finishRemovals } from '#functions/testing/finishRemovals.ts';
import { customerWith, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { changeEmail } from '#functions/usecases/changeEmail.ts';
import { removeAccount } from '#functions/usecases/removeAccount.ts';
import { readArguments } from './arguments.ts';
import { doorOf } from './door.ts';
import { drill } from './drill.ts';

useTable();

let source: string;
let target: string;
let lines: string[];
const real = new DynamoDBClient({});

beforeEach(() => {
  source = process.env.TABLE_NAME ?? '';
  target = `restored-${randomUUID()}`;
  lines = [];
});

afterEach(() => {
  process.env.TABLE_NAME = source;
});

/** Makes the target as a restore does, without stream, until the test ends. */
async function createTarget(): Promise<void> {
  const { StreamSpecification, ...input } = createTableInput(target);
  expect(StreamSpecification).toBeDefined();
  await real.send(new CreateTableCommand(input));
  onTestFinished(async () => {
    const unprotected = { TableName: target, DeletionProtectionEnabled: false };
    await real.send(new UpdateTableCommand(unprotected));
    await real.send(new DeleteTableCommand({ TableName: target }));
  });
}

/** Copies the table as a restore does, here without the items that `lost` names. */
async function copyTable(lost: (item: Record<string, unknown>) => boolean): Promise<void> {
  const items = await everyItem();
  await createTarget();
  for (const Item of items.filter((item) => !lost(item))) {
    await db.send(new PutCommand({ TableName: target, Item }));
  }
}

const tooEarly = { message: 'Backups are being enabled', $metadata: {} };
const unknown = { message: 'Table not found', $metadata: {} };

/** The moments of which the source has backups. */
const covered = {
  EarliestRestorableDateTime: new Date('2027-01-01T00:00:00Z'),
  LatestRestorableDateTime: new Date('2027-01-31T12:00:00Z'),
};

/** How DynamoDB describes a table that was restored. */
async function describeRestored(command: DescribeTableCommand, restored: object | undefined) {
  const { Table } = await real.send(command);
  return { Table: { ...Table, ...(restored && { RestoreSummary: restored }) } };
}

/**
 * DynamoDB as on AWS: it restores tables and backs them up, which DynamoDB Local does not, and refuses a
 * change of a table that is UPDATING, which it is for two looks after each change.
 */
function asOnAws(lost: (item: Record<string, unknown>) => boolean = () => false) {
  const sent: string[] = [];
  const state = { backedUp: false, looks: 0, tries: 0 };
  let restored: object | undefined;
  const send = async (command: { constructor: { name: string }; input: object }) => {
    const { name } = command.constructor;
    sent.push(name);
    if (command instanceof DescribeTableCommand && state.looks === 0) {
      return describeRestored(command, restored);
    }
    if (name === 'DescribeTableCommand' && state.looks > 0) {
      state.looks -= 1;
      return { Table: { TableStatus: 'UPDATING' } };
    }
    if (name === 'DescribeContinuousBackupsCommand') {
      const { TableName } = command.input as DescribeContinuousBackupsCommandInput;
      if (TableName === source) {
        return { ContinuousBackupsDescription: { PointInTimeRecoveryDescription: covered } };
      }
      if (TableName !== target) throw new TableNotFoundException(unknown);
      const PointInTimeRecoveryStatus = state.backedUp ? 'ENABLED' : 'DISABLED';
      const PointInTimeRecoveryDescription = { PointInTimeRecoveryStatus };
      return { ContinuousBackupsDescription: { PointInTimeRecoveryDescription } };
    }
    if (name.startsWith('Describe')) return real.send(command as never);
    if (state.looks > 0) throw new Error(`${name} while the table is UPDATING`);
    if (name === 'UpdateContinuousBackupsCommand') {
      state.tries += 1;
      if (state.tries === 1) throw new ContinuousBackupsUnavailableException(tooEarly);
      return void (state.backedUp = true);
    }
    state.looks = 2;
    if (name !== 'RestoreTableToPointInTimeCommand') return real.send(command as never);
    const { SourceTableName, RestoreDateTime } =
      command.input as RestoreTableToPointInTimeCommandInput;
    expect(SourceTableName).toBe(source);
    restored = {
      SourceTableArn: `arn:aws:dynamodb:eu-west-1:111122223333:table/${source}`,
      RestoreDateTime,
      RestoreInProgress: false,
    };
    return copyTable(lost);
  };
  const log = (line: string) => lines.push(line);
  return { sent, restoring: { client: { send: send as never }, log, pauseMs: 1 } };
}

/** A door that notes what the AWS command line was asked. */
function someDoor() {
  const limits: string[] = [];
  const door = doorOf(
    'api',
    (args) => {
      limits.push(args.filter((arg) => arg.includes('Limit')).join(' '));
      return Promise.resolve({ code: 0, output: '' });
    },
    0,
  );
  return { door, limits };
}

const closed = /rateLimit,value=0 .*burstLimit,value=0$/;
const opened = /rateLimit,value=200 .*burstLimit,value=400$/;

describe('the restore of a table', () => {
  const env = () => ({ TABLE_NAME: source, REST_API_ID: 'api' });
  const restoreOrder = (...more: string[]) =>
    readArguments([target, '2027-01-31T10:00:00Z', ...more], env());

  it('stops requests, waits after each change, checks, and says what to write', async () => {
    const customer = await someCustomer();
    await bookRoom(requestFor(await someRoom(), 3, 4), customer);
    const { sent, restoring } = asOnAws();
    const { door, limits } = someDoor();
    await drill(restoreOrder(), door, restoring);
    expect(limits).toEqual([expect.stringMatching(closed)]);
    expect(sent.filter((name) => !name.startsWith('Describe'))).toEqual([
      'RestoreTableToPointInTimeCommand',
      'UpdateTableCommand',
      'UpdateTableCommand',
      'UpdateTimeToLiveCommand',
      'UpdateContinuousBackupsCommand',
      'UpdateContinuousBackupsCommand',
    ]);
    expect(lines).toContain(`${target} is UPDATING …`);
    expect(lines).toContain(`${target} keeps every rule.`);
    expect(lines.at(-1)).toContain(`tableName: '${target}'`);
    expect(lines.at(-1)).toMatch(new RegExp(`tableStreamArn: 'arn:aws:.*${target}/stream/`));
    const { TimeToLiveDescription } = await real.send(
      new DescribeTimeToLiveCommand({ TableName: target }),
    );
    expect(TimeToLiveDescription?.AttributeName).toBe('expiresAt');

    const again = sent.length;
    await drill(restoreOrder(), door, restoring);
    expect(sent.slice(again).filter((name) => !name.startsWith('Describe'))).toEqual([]);
    await drill(readArguments([target, '--open'], env()), door, restoring);
    expect(limits.at(-1)).toMatch(opened);
  });

  it('leaves the door closed while half of a transaction is missing, and opens it once mended', async () => {
    const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), await someCustomer());
    const { restoring } = asOnAws((item) => item.sk === 'BOOKING' && item.id === id);
    const { door, limits } = someDoor();
    await expect(drill(restoreOrder(), door, restoring)).rejects.toThrow('requests stay stopped');
    expect(lines.join('\n')).toContain(`held by the booking ${id}, which does not exist`);
    expect(lines.at(-1)).toBe(
      `Requests are stopped; \`npm run restore-table -- ${source} --open\` allows them again on the old table.`,
    );
    const open = readArguments([target, '--open'], env());
    await expect(drill(open, door, restoring)).rejects.toThrow('requests stay stopped');
    expect(limits).toEqual([expect.stringMatching(closed)]);

    process.env.TABLE_NAME = source;
    await drill(restoreOrder('--fix'), door, restoring);
    await drill(open, door, restoring);
    expect(limits.at(-1)).toMatch(opened);
  });

  it('is not asked for where another table has its name, and stops no requests then', async () => {
    const { restoring, sent } = asOnAws();
    const { door, limits } = someDoor();
    await createTarget();
    await expect(drill(restoreOrder(), door, restoring)).rejects.toThrow(
      `There is a table ${target}, which is no restored one: name another table.`,
    );
    expect(limits).toEqual([]);
    expect(sent.filter((name) => !name.startsWith('Describe'))).toEqual([]);
  });

  it('is not taken for that of another moment or of another table', async () => {
    const { restoring } = asOnAws();
    await drill(restoreOrder(), someDoor().door, restoring);
    process.env.TABLE_NAME = source;
    const { door, limits } = someDoor();
    for (const order of [
      readArguments([target, '2027-01-31T10:00:01Z'], env()),
      readArguments([target, '2027-01-31T10:00:00Z'], { ...env(), TABLE_NAME: 'other' }),
    ]) {
      await expect(drill(order, door, restoring)).rejects.toThrow(
        `which is of ${source} at 2027-01-31T10:00:00.000Z: name another table.`,
      );
    }
    expect(limits).toEqual([]);
  });

  it.each([
    ['2027-01-31T12:00:01Z', undefined, /can be restored as it was from 2027-01-01T00:00:00.000Z/],
    ['2026-12-31T23:59:59Z', undefined, /to 2027-01-31T12:00:00.000Z, and not at 2026-12-31T23/],
    ['2027-01-31T10:00:00Z', 'coldrom', /There is no table coldrom in this region/],
  ])('to %s of the table %s stops no requests', async (time, other, words) => {
    const { restoring } = asOnAws();
    const { door, limits } = someDoor();
    const order = readArguments([target, time], { ...env(), TABLE_NAME: other ?? source });
    await expect(drill(order, door, restoring)).rejects.toThrow(words);
    expect(limits).toEqual([]);
  });

  it('brings accounts back that were deleted since, and names these alone', async () => {
    const [moved, removed, again] = await Promise.all([
      someCustomer(),
      someCustomer(),
      someCustomer(),
    ]);
    const { restoring } = asOnAws();
    const { door } = someDoor();
    await drill(restoreOrder(), door, restoring);
    process.env.TABLE_NAME = source;
    const order = readArguments([target, '--removed'], env());
    await drill(order, door, restoring);
    expect(lines.at(-1)).toBe(`Each account of ${target} is in ${source}: none was deleted since.`);

    await changeEmail(await getAccount(moved.email), `new-${moved.email}`);
    for (const { email } of [removed, again]) await removeAccount(await getAccount(email));
    await finishRemovals();
    await customerWith({ email: again.email });
    const before = lines.length;
    await drill(order, door, restoring);
    const named = [removed, again].map(({ email, userId }) => `  ${email} (${userId})`);
    expect(lines.slice(before)).toEqual([
      `2 accounts of ${target} are no longer in ${source}, because they were deleted since:`,
      ...named.toSorted(),
      `Delete each again: \`TABLE_NAME=${target} BUCKET_NAME=… npm run admin -- EMAIL --remove\``,
    ]);
  });

  it('is compared with no table but the one that it was restored from', async () => {
    const { restoring } = asOnAws();
    const { door } = someDoor();
    await drill(restoreOrder(), door, restoring);
    const order = readArguments([target, '--removed'], { ...env(), TABLE_NAME: 'other' });
    await expect(drill(order, door, restoring)).rejects.toThrow(
      `${target} was not restored from other: set TABLE_NAME to the old table.`,
    );
  });
});
