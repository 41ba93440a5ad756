import {
  paginateScan,
  type DynamoDBDocumentClient,
  type ScanCommandInput,
} from '@aws-sdk/lib-dynamodb';

/**
 * Items that a page looks at, at most. It ends after a megabyte as well, but DynamoDB Local, where it is told no number, reads
 * all the rest of the table for each page: a table of 30 MB takes more than its 256 MB of memory, and it fails.
 */
const PAGE = 4_000;

/** The pages of a whole table, strongly consistent, by a scan, which only tools may do. */
export const pagesOfTable = (client: DynamoDBDocumentClient, input: ScanCommandInput) =>
  paginateScan({ client, pageSize: PAGE }, { ...input, ConsistentRead: true });
