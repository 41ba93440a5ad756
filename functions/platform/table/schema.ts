import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';

/**
 * The definition of the table, from which the CDK app, the local product and the tests create it;
 * docs/storage.md says which access pattern uses which key.
 */
export const tableSchema = {
  keys: { pk: 'pk', sk: 'sk' },
  indexes: [
    { name: 'gsi1', pk: 'gsi1pk', sk: 'gsi1sk' },
    { name: 'gsi2', pk: 'gsi2pk', sk: 'gsi2sk' },
    { name: 'gsi3', pk: 'gsi3pk', sk: 'gsi3sk' },
  ],
  ttl: 'expiresAt',
  stream: 'NEW_AND_OLD_IMAGES',
} as const;

export type IndexName = (typeof tableSchema)['indexes'][number]['name'];

const keySchema = (keys: { pk: string; sk: string }) => [
  { AttributeName: keys.pk, KeyType: 'HASH' as const },
  { AttributeName: keys.sk, KeyType: 'RANGE' as const },
];

/** The input of CreateTable for this table under the name `tableName`. */
export const createTableInput = (tableName: string): CreateTableCommandInput => ({
  TableName: tableName,
  BillingMode: 'PAY_PER_REQUEST',
  KeySchema: keySchema(tableSchema.keys),
  AttributeDefinitions: [tableSchema.keys, ...tableSchema.indexes]
    .flatMap(({ pk, sk }) => [pk, sk])
    .map((name) => ({ AttributeName: name, AttributeType: 'S' as const })),
  GlobalSecondaryIndexes: tableSchema.indexes.map((index) => ({
    IndexName: index.name,
    KeySchema: keySchema(index),
    Projection: { ProjectionType: 'ALL' as const },
  })),
  StreamSpecification: { StreamEnabled: true, StreamViewType: tableSchema.stream },
});
