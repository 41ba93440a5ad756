import { settings } from '#functions/platform/settings.ts';
import { limits } from '#shared/limits.ts';
import type { BookingStatus } from '#shared/transitions.ts';
import type { Client } from '#shared/user.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import {
  readPage,
  type Page,
  type PageKey,
  type PageRequest,
} from '#functions/platform/table/page.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import type { Account } from '#functions/store/accounts/users.ts';

/** A user as admins list them: the account's public part, and sums of their bookings. */
export type ClientItem = Omit<Client, 'bookings'> &
  Partial<Record<BookingStatus | 'bookings', number>>;

/**
 * Most of a word that is kept, in bytes of UTF-8. The sort key of an index holds 1,024 with the user's
 * id, and DynamoDB refuses the item where it is longer; 60 characters can unfold to 1,980 bytes.
 */
const WORD_BYTES = 900;

/** As people look for it: without capitals and accents, single blanks, its beginning where it is long. */
export const folded = (text: string): string =>
  beginningOf(
    text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' '),
  );

/** Whole characters only: `encodeInto` stops before one that does not fit. */
const beginningOf = (word: string): string =>
  word.slice(0, new TextEncoder().encodeInto(word, new Uint8Array(WORD_BYTES)).read);

/** Three orders, an index each: by both names either way round, and by e-mail address. */
const orders = [
  { index: 'gsi1', word: ({ firstName, lastName }: Named) => folded(`${firstName} ${lastName}`) },
  { index: 'gsi2', word: ({ firstName, lastName }: Named) => folded(`${lastName} ${firstName}`) },
  { index: 'gsi3', word: ({ email }: Named) => folded(email) },
] as const;

type Named = Pick<Account, 'firstName' | 'lastName' | 'email'>;

const listed = [
  'userId',
  'role',
  'email',
  'firstName',
  'lastName',
  'phoneNumber',
  'createdAt',
] as const;

/** Whether a change of an account shows in its entry among the clients. */
export const changesClient = (before: Account | undefined, after: Account): boolean =>
  !before || listed.some((name) => before[name] !== after[name]);

/**
 * Has a user's entry among the clients say what the account says. It leaves the sums, which may have
 * come before it.
 */
export function keepClient(account: Account): NamedWrite<'client'> {
  const fields = Object.entries({
    entity: 'client',
    ...Object.fromEntries(listed.map((name) => [name, account[name]])),
    ...Object.fromEntries(
      orders.flatMap(({ index, word }) => [
        [`${index}pk`, collections.clients],
        [`${index}sk`, `${word(account)}#${account.userId}`],
      ]),
    ),
  });
  return {
    name: 'client',
    write: {
      Update: {
        TableName: settings.tableName(),
        Key: keys.client(account.userId),
        UpdateExpression: `SET ${fields.map(([name]) => `#${name} = :${name}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: Object.fromEntries(
          fields.map(([name, value]) => [`:${name}`, value]),
        ),
      },
    },
  };
}

const toClient = ({ bookings = 0, ...item }: ClientItem): Client => ({ ...item, bookings });

/**
 * Users by name; with a search, those whose first name, last name or e-mail address begins with it,
 * one order after the other. A user whom an earlier order has shown is not shown again, so that a
 * page may hold fewer than were asked for while another follows.
 */
export async function listClients(
  search: string | undefined,
  { limit = limits.pageSize, after }: PageRequest,
): Promise<Page<Client>> {
  const beginning = folded(search ?? '');
  const searched = beginning === '' ? orders.slice(0, 1) : orders;
  const items: Client[] = [];
  let stage = stageOf(after);
  let key = after && 'stage' in after ? undefined : after;
  for (let order = searched[stage]; order; order = searched[(stage += 1)]) {
    const { items: found, next } = await readPage(
      {
        index: order.index,
        pk: collections.clients,
        order: 'ascending',
        ...(beginning && { beginsWith: beginning }),
      },
      { limit: limit - items.length, after: key },
    );
    const earlier = searched.slice(0, stage);
    const fresh = (found as unknown as ClientItem[]).filter(
      (item) => !earlier.some(({ word }) => word(item).startsWith(beginning)),
    );
    items.push(...fresh.map(toClient));
    if (next) return { items, next };
    if (items.length === limit) return { items, ...atStage(stage + 1, searched.length) };
    key = undefined;
  }
  return { items };
}

/** Which order a page goes on in: a key names its index, a mark the order to begin with. */
function stageOf(after: PageKey | undefined): number {
  if (!after) return 0;
  if (after.stage !== undefined) return Number(after.stage);
  return orders.findIndex(({ index }) => `${index}pk` in after);
}

const atStage = (stage: number, last: number): { next?: PageKey } =>
  stage < last ? { next: { stage: String(stage) } } : {};
