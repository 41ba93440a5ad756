import type { IndexName } from '#functions/platform/table/schema.ts';
import type { FunctionName } from './functionNames.ts';

/**
 * Item actions of DynamoDB; a transaction needs those of its items, and a batch one of its own.
 * There is no Scan. A function that checks an item in a transaction it does not write would need
 * ConditionCheckItem: none does.
 */
export type TableAction =
  'BatchGetItem' | 'BatchWriteItem' | 'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem';

export type ImageAction = 'PutObject' | 'DeleteObject';

/** The first part of a picture's key: whose pictures they are. */
export type ImageFolder = 'rooms' | 'users';

/** What a function may do, and nothing else. */
export interface Grant {
  /** Actions on the table itself. */
  table?: readonly TableAction[];
  /** Indexes that it queries. */
  indexes?: readonly IndexName[];
  /** Actions on the pictures in one folder. */
  images?: { in: ImageFolder; actions: readonly ImageAction[] };
  /** It signs or checks tokens, or the cursors of a list, which the same secret signs. */
  tokens?: true;
  /** It posts to open sockets. */
  sockets?: true;
}

const countAttempts = ['BatchGetItem', 'UpdateItem'] as const;
/** Whoever asks for a token also asks which tokens were revoked. */
const signedIn = ['Query'] as const;
const moveBooking = [...signedIn, 'GetItem', 'PutItem', 'UpdateItem'] as const;
const storePictures = ['PutObject', 'DeleteObject'] as const;

/**
 * The grant of every function. A new one does not compile without it. `privileges/` runs each of
 * them and fails where what it asks of AWS and what it is granted differ, in either direction.
 */
export const grants: Record<FunctionName, Grant> = {
  'auth.login': { table: countAttempts, tokens: true },
  'auth.register': { table: [...countAttempts, 'PutItem'], tokens: true },
  'account.get': { table: [...signedIn, 'GetItem'], tokens: true },
  'account.update': {
    table: [...signedIn, 'GetItem', 'UpdateItem'],
    images: { in: 'users', actions: storePictures },
    tokens: true,
  },
  'account.changePassword': { table: [...signedIn, ...countAttempts, 'PutItem'], tokens: true },
  'rooms.list': { indexes: ['gsi1'], tokens: true },
  'rooms.get': { table: ['GetItem'] },
  'rooms.calendar': { table: ['Query'] },
  'rooms.ratings': { indexes: ['gsi1'], tokens: true },
  'rooms.create': {
    table: [...signedIn, 'PutItem'],
    images: { in: 'rooms', actions: ['PutObject'] },
    tokens: true,
  },
  'rooms.update': {
    table: [...signedIn, 'UpdateItem'],
    images: { in: 'rooms', actions: storePictures },
    tokens: true,
  },
  'rooms.remove': {
    table: [...signedIn, 'GetItem', 'DeleteItem'],
    images: { in: 'rooms', actions: ['DeleteObject'] },
    tokens: true,
  },
  'bookings.availability': { table: ['Query'] },
  'bookings.create': {
    table: [...signedIn, 'BatchGetItem', 'GetItem', 'PutItem', 'UpdateItem'],
    tokens: true,
  },
  'bookings.listAll': { table: signedIn, indexes: ['gsi2', 'gsi3'], tokens: true },
  'bookings.listMine': { table: signedIn, indexes: ['gsi1'], tokens: true },
  'bookings.pending': { table: signedIn, indexes: ['gsi3'], tokens: true },
  'bookings.get': { table: signedIn, tokens: true },
  'bookings.updateStatus': { table: moveBooking, tokens: true },
  'bookings.cancel': { table: moveBooking, tokens: true },
  'bookings.rate': { table: [...signedIn, 'BatchGetItem', 'PutItem', 'UpdateItem'], tokens: true },
  'contact.submitQuery': { table: [...countAttempts, 'PutItem'] },
  'bookings.updateGoods': { table: [...signedIn, 'GetItem', 'UpdateItem'], tokens: true },
  'contact.listMessages': { table: signedIn, indexes: ['gsi1', 'gsi2'], tokens: true },
  'contact.setHandled': { table: [...signedIn, 'UpdateItem'], tokens: true },
  'notifications.list': { table: signedIn, tokens: true },
  'notifications.count': { table: signedIn, tokens: true },
  'notifications.markRead': { table: [...signedIn, 'DeleteItem'], tokens: true },
  'notifications.markAllRead': { table: [...signedIn, 'BatchWriteItem'], tokens: true },
  'users.list': { table: signedIn, indexes: ['gsi1', 'gsi2', 'gsi3'], tokens: true },
  'dashboard.house': { table: [...signedIn, 'GetItem'], indexes: ['gsi3'], tokens: true },
  'dashboard.mine': { table: [...signedIn, 'GetItem'], tokens: true },
  'pages.room': { table: ['GetItem'] },
  'outbox.consume': {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    sockets: true,
  },
  'realtime.connect': { table: [...signedIn, 'PutItem'], tokens: true },
  'realtime.disconnect': { table: ['GetItem', 'DeleteItem'] },
  'realtime.message': {},
  'schedule.settleBookings': { table: ['GetItem', 'PutItem', 'UpdateItem'], indexes: ['gsi3'] },
};
