import type { IndexName } from '#functions/platform/table/schema.ts';
import type { Access } from '#shared/endpoint.ts';
import type { routes, RouteName } from '#shared/routes.ts';

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

/** What a function may do in AWS, and nothing else. */
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

/** How a function is deployed. */
export interface FunctionRow {
  /** Who may call it, as its route says; only where a route leads to it. */
  access?: Access;
  grant: Grant;
  memoryMB: number;
  timeoutSeconds: number;
  /** It refuses too many attempts of one network address, and so must know the caller's true one. */
  limitsByAddress?: true;
}

type EndpointRow<Name extends RouteName> = FunctionRow & {
  access: (typeof routes)[Name]['access'];
};

/** A whole vCPU, in MB of memory: bcrypt takes as long as the processor lets it. */
const ONE_CPU_MB = 1769;

/**
 * Somebody waits for every endpoint. Lambda gives processor time in step with memory: with half of
 * this, which would hold most of them, all that a call does itself would take twice as long.
 */
const endpoint = { memoryMB: 512, timeoutSeconds: 10 } as const;

/** An endpoint that hashes or checks a password; guesses are limited by the caller's address. */
const passwordEndpoint = { ...endpoint, memoryMB: ONE_CPU_MB, limitsByAddress: true } as const;

/** A page waits for its socket and for what the outbox tells it, and for no other worker. */
const worker = { memoryMB: 256, timeoutSeconds: 10 } as const;

/** A function has at least this many times the memory of its peak, which `npm run bench` measures. */
export const MEMORY_SPARE = 1.5;

const countAttempts = ['BatchGetItem', 'UpdateItem'] as const;
/** Whoever asks for a token also asks which tokens were revoked. */
const signedIn = ['Query'] as const;
const moveBooking = [...signedIn, 'GetItem', 'PutItem', 'UpdateItem'] as const;
const storePictures = ['PutObject', 'DeleteObject'] as const;

/**
 * A row for each endpoint of the contract; without it, or with another access than its route has, this
 * does not compile. `tools/privileges/` runs each function and fails where what it asks of AWS and what
 * it is granted differ, in either direction.
 */
const endpoints = {
  'auth.login': {
    ...passwordEndpoint,
    access: 'public',
    grant: { table: countAttempts, tokens: true },
  },
  'auth.register': {
    ...passwordEndpoint,
    access: 'public',
    grant: { table: [...countAttempts, 'PutItem'], tokens: true },
  },
  'account.get': {
    ...endpoint,
    access: 'user',
    grant: { table: [...signedIn, 'GetItem'], tokens: true },
  },
  'account.update': {
    ...endpoint,
    access: 'user',
    grant: {
      table: [...signedIn, 'GetItem', 'UpdateItem'],
      images: { in: 'users', actions: storePictures },
      tokens: true,
    },
  },
  'account.changePassword': {
    ...passwordEndpoint,
    access: 'user',
    grant: { table: [...signedIn, ...countAttempts, 'PutItem'], tokens: true },
  },
  'rooms.list': { ...endpoint, access: 'public', grant: { indexes: ['gsi1'], tokens: true } },
  'rooms.get': { ...endpoint, access: 'public', grant: { table: ['GetItem'] } },
  'rooms.calendar': { ...endpoint, access: 'public', grant: { table: ['Query'] } },
  'rooms.ratings': { ...endpoint, access: 'public', grant: { indexes: ['gsi1'], tokens: true } },
  'rooms.create': {
    ...endpoint,
    access: 'admin',
    grant: {
      table: [...signedIn, 'PutItem'],
      images: { in: 'rooms', actions: ['PutObject'] },
      tokens: true,
    },
  },
  'rooms.update': {
    ...endpoint,
    access: 'admin',
    grant: {
      table: [...signedIn, 'UpdateItem'],
      images: { in: 'rooms', actions: storePictures },
      tokens: true,
    },
  },
  'rooms.remove': {
    ...endpoint,
    access: 'admin',
    grant: {
      table: [...signedIn, 'GetItem', 'DeleteItem'],
      images: { in: 'rooms', actions: ['DeleteObject'] },
      tokens: true,
    },
  },
  'bookings.availability': { ...endpoint, access: 'public', grant: { table: ['Query'] } },
  'bookings.create': {
    ...endpoint,
    access: 'user',
    grant: {
      table: [...signedIn, 'BatchGetItem', 'GetItem', 'PutItem', 'UpdateItem'],
      tokens: true,
    },
  },
  'bookings.listAll': {
    ...endpoint,
    access: 'admin',
    grant: { table: signedIn, indexes: ['gsi2', 'gsi3'], tokens: true },
  },
  'bookings.listMine': {
    ...endpoint,
    access: 'user',
    grant: { table: signedIn, indexes: ['gsi1'], tokens: true },
  },
  'bookings.pending': {
    ...endpoint,
    access: 'admin',
    grant: { table: signedIn, indexes: ['gsi3'], tokens: true },
  },
  'bookings.get': { ...endpoint, access: 'user', grant: { table: signedIn, tokens: true } },
  'bookings.updateStatus': {
    ...endpoint,
    access: 'admin',
    grant: { table: moveBooking, tokens: true },
  },
  'bookings.cancel': { ...endpoint, access: 'user', grant: { table: moveBooking, tokens: true } },
  'bookings.updateGoods': {
    ...endpoint,
    access: 'user',
    grant: { table: [...signedIn, 'GetItem', 'UpdateItem'], tokens: true },
  },
  'bookings.rate': {
    ...endpoint,
    access: 'user',
    grant: { table: [...signedIn, 'BatchGetItem', 'PutItem', 'UpdateItem'], tokens: true },
  },
  'contact.submitQuery': {
    ...endpoint,
    access: 'public',
    limitsByAddress: true,
    grant: { table: [...countAttempts, 'PutItem'] },
  },
  'contact.listMessages': {
    ...endpoint,
    access: 'admin',
    grant: { table: signedIn, indexes: ['gsi1', 'gsi2'], tokens: true },
  },
  'contact.setHandled': {
    ...endpoint,
    access: 'admin',
    grant: { table: [...signedIn, 'UpdateItem'], tokens: true },
  },
  'notifications.list': { ...endpoint, access: 'user', grant: { table: signedIn, tokens: true } },
  'notifications.count': { ...endpoint, access: 'user', grant: { table: signedIn, tokens: true } },
  'notifications.markRead': {
    ...endpoint,
    access: 'user',
    grant: { table: [...signedIn, 'DeleteItem'], tokens: true },
  },
  'notifications.markAllRead': {
    ...endpoint,
    access: 'user',
    grant: { table: [...signedIn, 'BatchWriteItem'], tokens: true },
  },
  'users.list': {
    ...endpoint,
    access: 'admin',
    grant: { table: signedIn, indexes: ['gsi1', 'gsi2', 'gsi3'], tokens: true },
  },
  'dashboard.admin': {
    ...endpoint,
    access: 'admin',
    grant: { table: [...signedIn, 'GetItem'], indexes: ['gsi3'], tokens: true },
  },
  'dashboard.mine': {
    ...endpoint,
    access: 'user',
    grant: { table: [...signedIn, 'GetItem'], tokens: true },
  },
} satisfies { [Name in RouteName]: EndpointRow<Name> };

/** A row for each function that no route leads to: the schedule calls it, the stream or the socket. */
export const workers = {
  'outbox.consume': {
    ...worker,
    memoryMB: 512,
    timeoutSeconds: 60,
    grant: {
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      sockets: true,
    },
  },
  'realtime.connect': {
    ...worker,
    memoryMB: 512,
    grant: { table: [...signedIn, 'PutItem'], tokens: true },
  },
  'realtime.disconnect': { ...worker, grant: { table: ['GetItem', 'DeleteItem'] } },
  'realtime.message': { ...worker, grant: {} },
  'schedule.settleBookings': {
    ...worker,
    timeoutSeconds: 600,
    grant: { table: ['GetItem', 'PutItem', 'UpdateItem'], indexes: ['gsi3'] },
  },
} satisfies Record<string, FunctionRow>;

/** A row for each function that answers with a page of the site: the edge asks for it by its own address. */
const pages = {
  // To render takes several times as long as to read what is shown, and somebody waits for it. The
  // edge waits no longer than this: it has the empty page, which the browser fills.
  'pages.room': { memoryMB: 1024, timeoutSeconds: 5, grant: { table: ['GetItem'] } },
} satisfies Record<string, FunctionRow>;

const rows = { ...endpoints, ...pages, ...workers };

export type PageName = keyof typeof pages;
export type WorkerName = keyof typeof workers;

/**
 * Every function there is: `bookings.create` is `functions/api/bookings/create.ts`, `outbox.consume` is
 * `functions/workers/outbox/consume.ts`.
 */
export type FunctionName = keyof typeof rows;

/** How every function is deployed: its access, grant, memory, time and limits, a row each. */
export const manifest: Record<FunctionName, FunctionRow> = rows;

export const functionNames = Object.keys(rows) as FunctionName[];

/** Whether nobody waits for a function's answer: it is none of the API's. */
export const isWorker = (name: FunctionName): name is WorkerName => name in workers;
