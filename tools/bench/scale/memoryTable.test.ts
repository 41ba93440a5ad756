import {
  BatchGetCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryTable } from './memoryTable.ts';

const TableName = 'memory';
let table: MemoryTable;

const send = (command: object): unknown => table.send(command as never);
const put = (item: object) => send(new PutCommand({ TableName, Item: { ...item } }));
const read = (pk: string, sk: string) => send(new GetCommand({ TableName, Key: { pk, sk } }));
const query = (input: Omit<QueryCommandInput, 'TableName'>) =>
  send(new QueryCommand({ TableName, ...input }));

beforeEach(() => {
  table = new MemoryTable();
});

describe('a table in memory', () => {
  it('answers what was written to it, in the order of the keys', () => {
    for (const sk of ['b', 'c', 'a']) put({ pk: 'A', sk, gone: undefined });
    expect(read('A', 'b')).toEqual({ Item: { pk: 'A', sk: 'b' } });
    const ofA = {
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': 'A', ':from': 'a', ':to': 'b' },
    };
    expect(query(ofA)).toMatchObject({ Items: [{ sk: 'a' }, { sk: 'b' }] });
    send(new DeleteCommand({ TableName, Key: { pk: 'A', sk: 'a' } }));
    const Keys = ['a', 'c'].map((sk) => ({ pk: 'A', sk }));
    expect(send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } }))).toEqual({
      Responses: { [TableName]: [{ pk: 'A', sk: 'c' }] },
    });
  });

  it('tells the changes of what the outbox follows, once', () => {
    put({ pk: 'A', sk: 'a', entity: 'counter' });
    put({ pk: 'B', sk: 'b', entity: 'booking', status: 'pending' });
    put({ pk: 'B', sk: 'b', entity: 'booking', status: 'approved' });
    const [made, approved, ...others] = table.takeRecords();
    expect(made?.dynamodb).not.toHaveProperty('OldImage');
    expect(approved?.dynamodb).toMatchObject({
      OldImage: { status: { S: 'pending' } },
      NewImage: { status: { S: 'approved' } },
    });
    expect(others).toEqual([]);
    expect(table.takeRecords()).toEqual([]);
  });

  it('gives away what is not to be kept, once', () => {
    put({ pk: 'A', sk: 'a' });
    put({ pk: 'B', sk: 'b' });
    expect(table.take((pk) => pk === 'A')).toEqual([{ pk: 'B', sk: 'b' }]);
    expect(table.take(() => false)).toEqual([{ pk: 'A', sk: 'a' }]);
    expect(table.take(() => false)).toEqual([]);
  });
});

describe('a table in memory refuses', () => {
  it('a request that it does not know', () => {
    expect(() => send(new ScanCommand({ TableName }))).toThrow('does not know ScanCommand');
  });

  it('an index, and a query by another condition', () => {
    const values = {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'A' },
    };
    expect(() => query({ ...values, IndexName: 'gsi1' })).toThrow('has no index');
    const begins = { ...values, KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)' };
    expect(() => query(begins)).toThrow('does not know pk = :pk AND begins_with(sk, :sk)');
  });

  it('a transaction that checks a condition alone', () => {
    const ConditionCheck = { TableName, Key: { pk: 'A' }, ConditionExpression: 'a = b' };
    const checks = new TransactWriteCommand({ TransactItems: [{ ConditionCheck }] });
    expect(() => send(checks)).toThrow('knows no other writes');
  });
});
