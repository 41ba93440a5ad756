import { expect, it } from 'vitest';
import { permissionsFor, permissionsIn } from './permissions.ts';

const onDynamoDb = (operation: string, body: Record<string, unknown>) =>
  permissionsFor({ service: 'dynamodb', operation, path: '/', body });

it('a transaction takes the permissions of its items', () => {
  const TransactItems = [{ Put: {} }, { Update: {} }, { Delete: {} }, { ConditionCheck: {} }];
  expect(onDynamoDb('TransactWriteItems', { TransactItems })).toEqual([
    'dynamodb:PutItem table',
    'dynamodb:UpdateItem table',
    'dynamodb:DeleteItem table',
    'dynamodb:ConditionCheckItem table',
  ]);
  expect(onDynamoDb('TransactGetItems', { TransactItems: [{ Get: {} }] })).toEqual([
    'dynamodb:GetItem table',
  ]);
});

it('a batch takes a permission of its own', () => {
  expect(onDynamoDb('BatchGetItem', { RequestItems: {} })).toEqual(['dynamodb:BatchGetItem table']);
  expect(onDynamoDb('BatchWriteItem', {})).toEqual(['dynamodb:BatchWriteItem table']);
});

it('a query is on the table, or on the index that it names', () => {
  expect(onDynamoDb('Query', { TableName: 't' })).toEqual(['dynamodb:Query table']);
  expect(onDynamoDb('Query', { IndexName: 'gsi2' })).toEqual(['dynamodb:Query index/gsi2']);
});

it('a picture is in the folder that its key begins with', () => {
  const path = '/bucket/users/u-1/one.png';
  expect(permissionsFor({ service: 's3', operation: 'PutObject', path, body: {} })).toEqual([
    's3:PutObject users/',
  ]);
});

it('what is unknown is granted to nobody', () => {
  expect(onDynamoDb('Scan', {})).toEqual(['dynamodb:Scan table']);
  const asked = { service: 'sts', operation: 'GetCallerIdentity', path: '/', body: {} };
  expect(permissionsFor(asked)).toEqual(['sts:GetCallerIdentity']);
});

it('a grant is the same in the same words', () => {
  expect(
    permissionsIn({
      table: ['GetItem'],
      indexes: ['gsi1'],
      images: { in: 'rooms', actions: ['DeleteObject'] },
      tokens: true,
      sockets: true,
    }),
  ).toEqual([
    'dynamodb:GetItem table',
    'dynamodb:Query index/gsi1',
    's3:DeleteObject rooms/',
    'secretsmanager:GetSecretValue',
    'execute-api:ManageConnections',
  ]);
  expect(permissionsIn({})).toEqual([]);
});
