import { settings } from '#functions/platform/settings.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import { readPage, type Page, type PageRequest } from '#functions/platform/table/page.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';

/** Whose telephone number it is, as it is stored; the number is E.164. */
export interface PhoneEntry {
  userId: string;
  phoneNumber: string;
}

/** Enters a telephone number, so that its owner is found by it. Several may have one number. */
export const putPhone = ({ userId, phoneNumber }: PhoneEntry): NamedWrite<'phone'> => ({
  name: 'phone',
  write: {
    Put: {
      TableName: settings.tableName(),
      Item: { ...keys.phone(phoneNumber, userId), entity: 'phone', userId, phoneNumber },
    },
  },
});

/** Takes a telephone number from who no longer has it. */
export const removePhone = ({ userId, phoneNumber }: PhoneEntry): NamedWrite<'phone'> => ({
  name: 'phone',
  write: { Delete: { TableName: settings.tableName(), Key: keys.phone(phoneNumber, userId) } },
});

/** The ids of users whose telephone number begins so, by number, strongly consistent. */
export const listIdsByPhone = async (beginning: string, limit: number): Promise<string[]> =>
  (await pageIdsByPhone(beginning, { limit })).items;

/** A page of the same. */
export async function pageIdsByPhone(
  beginning: string,
  request: PageRequest,
): Promise<Page<string>> {
  const collection = { pk: collections.phones, order: 'ascending', beginsWith: beginning } as const;
  const { items, next } = await readPage(collection, request);
  return { items: items.map(({ userId }) => String(userId)), next };
}
