import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { pagesOfTable } from '../pagesOfTable.ts';
import {
  addRanks,
  addStored,
  COUNTED,
  differencesOf,
  recount,
  STORED,
  type Figures,
} from './recount.ts';

/** Scans a table, and says where its figures differ from a recount of what is in it. Nothing may be written meanwhile. */
export async function figureDifferences(
  client: DynamoDBDocumentClient,
  TableName: string,
): Promise<string[]> {
  const [stored, recounted]: [Figures, Figures] = [new Map(), new Map()];
  const isCounted = new Set<unknown>(COUNTED);
  const isStored = new Set<unknown>(STORED);
  for await (const { Items = [] } of pagesOfTable(client, { TableName })) {
    for (const item of Items) {
      if (isCounted.has(item.entity)) recount(recounted, item);
      if (isStored.has(item.entity)) addStored(stored, item);
      addRanks(stored, recounted, item);
    }
  }
  return differencesOf(stored, recounted);
}
