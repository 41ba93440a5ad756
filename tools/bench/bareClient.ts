import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** The least code that a function needs to use the table: the baseline for our own code. */
export const db = DynamoDBDocumentClient.from(new DynamoDBClient({}));
