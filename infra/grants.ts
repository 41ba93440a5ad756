import type { IndexName } from '#functions/store/table.ts';
import type { RouteName } from '#shared/routes.ts';

/** Item actions of DynamoDB; a transaction needs those of its items. There is no Scan. */
export type TableAction =
  'BatchGetItem' | 'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem';

export type ImageAction = 'PutObject' | 'DeleteObject';

/** What a function may do, and nothing else. */
export interface Grant {
  /** Actions on the table itself. */
  table?: readonly TableAction[];
  /** Indexes that it queries. */
  indexes?: readonly IndexName[];
  /** Actions on the room pictures. */
  images?: readonly ImageAction[];
  /** It signs or checks tokens, or the cursors of a list, which the same secret signs. */
  tokens?: true;
}

const countAttempts = ['BatchGetItem', 'UpdateItem'] as const;
const moveBooking = ['GetItem', 'PutItem', 'UpdateItem'] as const;

/** The grant of every function. A new endpoint does not compile without one. */
export const grants: Record<RouteName, Grant> = {
  'auth.login': { table: countAttempts, tokens: true },
  'auth.register': { table: [...countAttempts, 'PutItem'], tokens: true },
  'account.get': { table: ['GetItem', 'Query'], tokens: true },
  'account.update': {
    table: ['GetItem', 'Query', 'UpdateItem'],
    images: ['PutObject', 'DeleteObject'],
    tokens: true,
  },
  'account.changePassword': { table: [...countAttempts, 'Query', 'PutItem'], tokens: true },
  'rooms.list': { indexes: ['gsi1'], tokens: true },
  'rooms.get': { table: ['GetItem'] },
  'rooms.calendar': { table: ['Query'] },
  'rooms.create': { table: ['PutItem'], images: ['PutObject', 'DeleteObject'], tokens: true },
  'rooms.update': { table: ['UpdateItem'], images: ['PutObject', 'DeleteObject'], tokens: true },
  'rooms.remove': { table: ['DeleteItem'], images: ['DeleteObject'], tokens: true },
  'bookings.availability': { table: ['Query'] },
  'bookings.create': {
    table: ['BatchGetItem', 'GetItem', 'Query', 'PutItem', 'UpdateItem'],
    tokens: true,
  },
  'bookings.listAll': { indexes: ['gsi2', 'gsi3'], tokens: true },
  'bookings.listMine': { indexes: ['gsi1'], tokens: true },
  'bookings.pending': { indexes: ['gsi3'], tokens: true },
  'bookings.get': { table: ['Query'], tokens: true },
  'bookings.updateStatus': { table: moveBooking, tokens: true },
  'bookings.cancel': { table: moveBooking, tokens: true },
  'contact.submitQuery': { table: [...countAttempts, 'PutItem'] },
};
