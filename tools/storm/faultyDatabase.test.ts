import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFaultyDatabase, type Fault, type FaultyDatabase } from './faultyDatabase.ts';

let reached: string[] = [];
let planned: Fault[] = [];
let way: FaultyDatabase;
let client: DynamoDBClient;

/** Answers everything as DynamoDB answers a write, and notes what reached it. */
const database = createServer((incoming, outgoing) => {
  reached.push(String(incoming.headers['x-amz-target']).split('.')[1] ?? '');
  incoming.resume().on('end', () => {
    outgoing.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{}');
  });
});

beforeEach(async () => {
  [reached, planned] = [[], []];
  database.listen(0, '127.0.0.1');
  await once(database, 'listening');
  const { port } = database.address() as AddressInfo;
  way = await startFaultyDatabase(`http://127.0.0.1:${port}`, () => planned.shift());
  way.setFailing(true);
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  client = new DynamoDBClient({ endpoint: way.url, region: 'local', credentials, maxAttempts: 1 });
});

afterEach(async () => {
  client.destroy();
  await way.stop();
  database.closeAllConnections();
  await new Promise((resolve) => database.close(resolve));
});

const Key = { pk: { S: 'a' }, sk: { S: 'a' } };
const put = () => client.send(new PutItemCommand({ TableName: 't', Item: Key }));
const get = () => client.send(new GetItemCommand({ TableName: 't', Key }));
const both = () =>
  client.send(
    new TransactWriteItemsCommand({
      TransactItems: [{ Delete: { TableName: 't', Key } }, { Put: { TableName: 't', Item: Key } }],
    }),
  );

describe('the way to a database that fails', () => {
  it('refuses a write that met another, as DynamoDB does, and does nothing', async () => {
    planned = ['conflict', 'conflict', 'conflict'];
    await expect(put()).rejects.toMatchObject({ name: 'TransactionConflictException' });
    await expect(both()).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'None' }],
    });
    expect(reached).toEqual([]);
    // A read meets nothing.
    await get();
    expect([reached, way.happened.conflict]).toEqual([['GetItem'], 2]);
  });

  it('refuses what is too much, and loses the answer to what was done', async () => {
    planned = ['throttled', 'lost'];
    await expect(get()).rejects.toMatchObject({ name: 'ThrottlingException' });
    expect(reached).toEqual([]);
    await expect(put()).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(reached).toEqual(['PutItem']);
    expect(way.happened).toMatchObject({ throttled: 1, lost: 1 });
  });

  it('lets everything through where it is not to fail', async () => {
    planned = ['throttled', 'lost', 'conflict'];
    way.setFailing(false);
    await put();
    await both();
    expect(reached).toEqual(['PutItem', 'TransactWriteItems']);
  });
});
