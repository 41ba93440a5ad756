import {
  CreateTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { createTableInput, tableSchema } from '#functions/platform/table/schema.ts';
import { localAccess } from './aws.ts';

/** Creates the table with the schema of the CDK app, unless it exists. */
export async function ensureTable(endpoint: string, tableName: string): Promise<void> {
  const client = new DynamoDBClient({ endpoint, ...localAccess });
  try {
    await client.send(new CreateTableCommand(createTableInput(tableName)));
    const TimeToLiveSpecification = { AttributeName: tableSchema.ttl, Enabled: true };
    await client.send(
      new UpdateTimeToLiveCommand({ TableName: tableName, TimeToLiveSpecification }),
    );
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  } finally {
    client.destroy();
  }
}
