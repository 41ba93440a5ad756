import { settings } from '#functions/platform/settings.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import {
  readPage,
  type Page,
  type PageKey,
  type PageRequest,
} from '#functions/platform/table/page.ts';
import { readItem } from '#functions/platform/table/readItem.ts';
import { readMany } from '#functions/platform/table/readItems.ts';
import { inShard } from '#functions/platform/table/shards.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import { limits } from '#shared/limits.ts';
import type { BookingStatus } from '#shared/transitions.ts';
import type { ListedCustomer } from '#shared/user.ts';
import { folded } from './folded.ts';

/** The fields of an account that the list of customers shows. */
type ListedAccount = Omit<ListedCustomer, 'bookings'>;

/** A listed customer as stored: the account's fields, and the sums of the customer's bookings. */
export type StoredListedCustomer = ListedAccount &
  Partial<Record<BookingStatus | 'bookings', number>>;

type Named = Pick<ListedAccount, 'firstName' | 'lastName' | 'email'>;

/** The list's three orders, one index each: first and last name, last and first name, e-mail address. */
const orders = [
  { index: 'gsi1', word: ({ firstName, lastName }: Named) => folded(`${firstName} ${lastName}`) },
  { index: 'gsi2', word: ({ firstName, lastName }: Named) => folded(`${lastName} ${firstName}`) },
  { index: 'gsi3', word: ({ email }: Named) => folded(String(email)) },
] as const;

const listedFields = [
  'userId',
  'role',
  'email',
  'firstName',
  'lastName',
  'phoneNumber',
  'createdAt',
  'emailOff',
] as const satisfies (keyof ListedAccount)[];

/** Whether a change of an account changes its entry in the list of customers. */
export const changesListedCustomer = (
  before: ListedAccount | undefined,
  after: ListedAccount,
): boolean => !before || listedFields.some((name) => before[name] !== after[name]);

/**
 * Sets the account's fields in its entry of the list, and creates the entry where there is none. The
 * entry's sums stay, because they may have been written before the account's fields.
 */
export function writeListedCustomer(account: ListedAccount): NamedWrite<'listedCustomer'> {
  const all: [string, unknown][] = Object.entries({
    entity: 'client',
    ...Object.fromEntries(listedFields.map((name) => [name, account[name]])),
    ...Object.fromEntries(
      orders.flatMap(({ index, word }) => {
        // Nobody is listed by an address that they do not have.
        const listed = index !== 'gsi3' || account.email !== undefined;
        return [
          [`${index}pk`, listed ? inShard(collections.listedCustomers, account.userId) : undefined],
          [`${index}sk`, listed ? `${word(account)}#${account.userId}` : undefined],
        ];
      }),
    ),
  });
  const fields = all.filter(([, value]) => value !== undefined);
  const gone = all.filter(([, value]) => value === undefined).map(([name]) => `#${name}`);
  const removal = gone.length > 0 ? ` REMOVE ${gone.join(', ')}` : '';
  return {
    name: 'listedCustomer',
    write: {
      Update: {
        TableName: settings.tableName(),
        Key: keys.listedCustomer(account.userId),
        UpdateExpression: `SET ${fields.map(([name]) => `#${name} = :${name}`).join(', ')}${removal}`,
        ExpressionAttributeNames: Object.fromEntries(all.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: Object.fromEntries(
          fields.map(([name, value]) => [`:${name}`, value]),
        ),
      },
    },
  };
}

/** Takes a user off the list of customers. */
export const removeListedCustomer = (userId: string): NamedWrite<'listedCustomer'> => ({
  name: 'listedCustomer',
  write: { Delete: { TableName: settings.tableName(), Key: keys.listedCustomer(userId) } },
});

const toListedCustomer = ({ bookings = 0, ...stored }: StoredListedCustomer): ListedCustomer => ({
  ...stored,
  bookings,
});

/**
 * Lists customers by name. With a search it lists those whose first name, last name or e-mail address
 * begins with it, one order after the other, and leaves out whoever an earlier order has listed: so a
 * page may hold fewer than its limit although another page follows.
 */
export async function listCustomers(
  search: string | undefined,
  { limit = limits.pageSize, after }: PageRequest,
): Promise<Page<ListedCustomer>> {
  const beginning = folded(search ?? '');
  const searched = beginning === '' ? orders.slice(0, 1) : orders;
  const items: ListedCustomer[] = [];
  const { stage: begun = '0', ...behind } = after ?? {};
  let stage = Number(begun);
  let key: PageKey | undefined = 'position' in behind ? behind : undefined;
  for (let order = searched[stage]; order; order = searched[(stage += 1)]) {
    const { items: found, next } = await readPage(
      {
        index: order.index,
        pk: collections.listedCustomers,
        inShards: true,
        order: 'ascending',
        ...(beginning && { beginsWith: beginning }),
      },
      { limit: limit - items.length, after: key },
    );
    const earlier = searched.slice(0, stage);
    const fresh = (found as unknown as StoredListedCustomer[]).filter(
      (stored) => !earlier.some(({ word }) => word(stored).startsWith(beginning)),
    );
    items.push(...fresh.map(toListedCustomer));
    if (next) return { items, next: { ...next, stage: String(stage) } };
    if (items.length === limit) return { items, ...atStage(stage + 1, searched.length) };
    key = undefined;
  }
  return { items };
}

/** A page that ended within an order continues there; one that ended with an order has only the next order's number. */
const atStage = (stage: number, count: number): { next?: PageKey } =>
  stage < count ? { next: { stage: String(stage) } } : {};

/** Reads the entries of users, in the order of their ids; whoever is not listed yet is left out. */
export async function readListedCustomers(userIds: readonly string[]): Promise<ListedCustomer[]> {
  const found = await readMany(userIds.map(keys.listedCustomer));
  // The sums of somebody's bookings may have been written before their profile.
  const listed = found.filter(({ firstName }) => firstName !== undefined);
  return (listed as unknown as StoredListedCustomer[]).map(toListedCustomer);
}

/** Reads the name and the address, if any, of a user; undefined where the list does not have them yet. */
export async function findListedCustomer(
  userId: string,
): Promise<Pick<ListedAccount, 'email' | 'firstName'> | undefined> {
  const item = await readItem(keys.listedCustomer(userId));
  // The sums of its bookings may have been written before.
  return item?.firstName === undefined ? undefined : (item as unknown as ListedAccount);
}
