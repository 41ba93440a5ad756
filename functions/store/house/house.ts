import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { House } from '#shared/house.ts';

/** What admins have set for the whole house; nothing where they have set nothing. */
export async function readHouse(): Promise<House> {
  const { Item } = await db.send(
    new GetCommand({ TableName: settings.tableName(), Key: keys.house(), ConsistentRead: true }),
  );
  return (Item as House | undefined) ?? {};
}

/** Replaces the settings of the house. Empty ones are not kept. */
export async function writeHouse(house: House): Promise<House> {
  const kept: House = Object.fromEntries(Object.entries(house).filter(([, value]) => value));
  await db.send(
    new PutCommand({
      TableName: settings.tableName(),
      Item: { ...keys.house(), entity: 'house', ...kept },
    }),
  );
  return kept;
}
