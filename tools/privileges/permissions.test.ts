import { expect, it } from 'vitest';
import { permissionsFor, permissionsIn } from './permissions.ts';

const onDynamoDb = (operation: string, body: Record<string, unknown>) =>
  permissionsFor({ service: 'dynamodb', operation, path: '/', body });

it('a transaction needs the permissions of its items', () => {
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

it('a batch needs its own permission', () => {
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

it('an unknown operation needs a permission that no grant has', () => {
  expect(onDynamoDb('Scan', {})).toEqual(['dynamodb:Scan table']);
  const asked = { service: 'sts', operation: 'GetCallerIdentity', path: '/', body: {} };
  expect(permissionsFor(asked)).toEqual(['sts:GetCallerIdentity']);
});

it('a grant is converted to the same form', () => {
  expect(
    permissionsIn({
      table: ['GetItem'],
      indexes: ['gsi1'],
      images: { in: 'rooms', actions: ['DeleteObject'] },
      tokens: true,
      mails: true,
      sockets: true,
    }),
  ).toEqual([
    'dynamodb:GetItem table',
    'dynamodb:Query index/gsi1',
    's3:DeleteObject rooms/',
    'secretsmanager:GetSecretValue',
    'ses:SendEmail',
    'execute-api:ManageConnections',
  ]);
  expect(permissionsIn({})).toEqual([]);
});
