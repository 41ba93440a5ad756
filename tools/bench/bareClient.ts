import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** All that a function needs to reach the table, and nothing else: what our own code is held against. */
export const db = DynamoDBDocumentClient.from(new DynamoDBClient({}));
