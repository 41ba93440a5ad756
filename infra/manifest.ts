import type { IndexName } from '#functions/platform/table/schema.ts';
import type { Access } from '#shared/access.ts';
import type { routes, RouteName } from '#shared/routes.ts';

/**
 * DynamoDB actions that a grant may name. A transaction needs the actions of its items; a batch has
 * an action of its own. Scan is left out on purpose: no function scans.
 */
type TableAction =
  | 'BatchGetItem'
  | 'BatchWriteItem'
  | 'GetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem';

type ImageAction = 'GetObject' | 'PutObject' | 'DeleteObject';

/** First segment of a picture's key: pictures of rooms or of users. */
type ImageFolder = 'rooms' | 'users';

/** Everything that a function may do in AWS. */
export interface Grant {
  /** Actions on the table itself. */
  table?: readonly TableAction[];
  /** Indexes that it queries. */
  indexes?: readonly IndexName[];
  /** Actions on the pictures in one folder. */
  images?: { in: ImageFolder; actions: readonly ImageAction[] };
  /** Actions on the widths that are made of the rooms' pictures, in a folder of their own. */
  widths?: readonly ImageAction[];
  /** Reads the token secret: to sign or check tokens, or the cursors of lists, which it also signs. */
  tokens?: true;
  /** Sends e-mails by SES. */
  mails?: true;
  /** Posts messages to open sockets, and closes sockets. */
  sockets?: true;
}

/** How a function is deployed. */
interface FunctionRow {
  /** Who may call it, the same as in its route. Only endpoints have it. */
  access?: Access;
  grant: Grant;
  memoryMB: number;
  timeoutSeconds: number;
  /**
   * It limits attempts per client address. It gets the origin secret, so that it can trust the
   * address that CloudFront forwards.
   */
  limitsByAddress?: true;
}

type EndpointRow<Name extends RouteName> = FunctionRow & {
  access: (typeof routes)[Name]['access'];
};

/** Memory that comes with one whole vCPU, in MB: bcrypt is limited by processor time. */
const ONE_CPU_MB = 1769;

/**
 * A user waits for every endpoint. Lambda assigns processor time in proportion to memory: half of
 * this memory is enough for most endpoints, but their own work would take twice as long.
 */
const endpoint = { memoryMB: 512, timeoutSeconds: 10 } as const;

/** An endpoint that hashes or checks a password. It limits guesses per client address. */
const passwordEndpoint = { ...endpoint, memoryMB: ONE_CPU_MB, limitsByAddress: true } as const;

/** No user waits for a worker, except for `realtime.connect` and `outbox.consume`, which have more memory. */
const worker = { memoryMB: 256, timeoutSeconds: 10 } as const;

/** Least ratio of a function's memory to its peak use, which `npm run bench` measures. */
export const MEMORY_SPARE = 1.5;

const countAttempts = ['BatchGetItem', 'UpdateItem'] as const;
/** A function that checks tokens also queries the revoked ones. */
const signedIn = ['Query'] as const;
const moveBooking = [...signedIn, 'GetItem', 'PutItem', 'UpdateItem'] as const;
const changeLedger = [...signedIn, 'BatchGetItem', 'PutItem', 'UpdateItem'] as const;
const storePictures = ['PutObject', 'DeleteObject'] as const;

/**
 * One row per endpoint of the contract. A missing row, or an access other than the route's, does not
 * compile. The test in `tools/privileges/` runs each function and fails if it uses an action that it
 * is not granted, or is granted one that it never uses.
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
  'auth.logout': {
    ...endpoint,
    access: 'user',
    grant: { table: [...signedIn, 'PutItem', 'UpdateItem'], tokens: true },
  },
  'auth.forgot': {
    ...endpoint,
    access: 'public',
    limitsByAddress: true,
    grant: { table: [...countAttempts, 'PutItem'] },
  },
  'auth.reset': {
    ...passwordEndpoint,
    access: 'public',
    grant: { table: [...countAttempts, 'GetItem', 'PutItem', 'DeleteItem'], tokens: true },
  },
  'auth.confirm': {
    ...endpoint,
    limitsByAddress: true,
    access: 'public',
    grant: { table: [...countAttempts, 'GetItem', 'PutItem', 'DeleteItem'], tokens: true },
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
      table: [...signedIn, 'GetItem', 'UpdateItem', 'PutItem', 'DeleteItem'],
      images: { in: 'users', actions: storePictures },
      tokens: true,
    },
  },
  'account.changePassword': {
    ...passwordEndpoint,
    access: 'user',
    grant: { table: [...signedIn, ...countAttempts, 'PutItem'], tokens: true },
  },
  'account.changeEmail': {
    ...passwordEndpoint,
    access: 'user',
    grant: {
      table: [...signedIn, ...countAttempts, 'GetItem', 'PutItem', 'DeleteItem'],
      tokens: true,
    },
  },
  'account.sendCode': {
    ...endpoint,
    access: 'user',
    grant: { table: [...signedIn, ...countAttempts, 'PutItem'], tokens: true },
  },
  'account.chooseMails': {
    ...endpoint,
    access: 'user',
    grant: { table: [...signedIn, 'GetItem', 'UpdateItem'], tokens: true },
  },
  'account.remove': {
    ...passwordEndpoint,
    access: 'user',
    grant: {
      table: [...signedIn, ...countAttempts, 'PutItem', 'DeleteItem'],
      indexes: ['gsi1'],
      images: { in: 'users', actions: ['DeleteObject'] },
      tokens: true,
    },
  },
  'account.written': {
    ...endpoint,
    access: 'user',
    grant: { table: [...signedIn, 'GetItem'], indexes: ['gsi3'], tokens: true },
  },
  'account.calendar': {
    ...endpoint,
    access: 'user',
    grant: { table: [...signedIn, 'GetItem'], tokens: true },
  },
  'account.renewCalendar': {
    ...endpoint,
    access: 'user',
    grant: { table: [...signedIn, 'UpdateItem'], tokens: true },
  },
  'account.endCalendar': {
    ...endpoint,
    access: 'user',
    grant: { table: [...signedIn, 'UpdateItem'], tokens: true },
  },
  'mails.askUnsubscribe': { ...endpoint, access: 'public', grant: {} },
  'mails.unsubscribe': {
    ...endpoint,
    access: 'public',
    grant: { table: ['GetItem', 'UpdateItem'], tokens: true },
  },
  'rooms.list': {
    ...endpoint,
    access: 'public',
    grant: { table: ['Query', 'BatchGetItem'], indexes: ['gsi1'], tokens: true },
  },
  'rooms.search': {
    ...endpoint,
    access: 'public',
    grant: { table: ['Query'], indexes: ['gsi1', 'gsi2', 'gsi3'], tokens: true },
  },
  'rooms.map': {
    ...endpoint,
    access: 'public',
    grant: { table: ['Query'], indexes: ['gsi2', 'gsi3'] },
  },
  'rooms.get': { ...endpoint, access: 'public', grant: { table: ['GetItem'] } },
  'rooms.arrival': {
    ...endpoint,
    access: 'admin',
    grant: { table: [...signedIn, 'GetItem'], tokens: true },
  },
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
      table: [...signedIn, 'GetItem', 'PutItem', 'UpdateItem'],
      images: { in: 'rooms', actions: storePictures },
      widths: ['DeleteObject'],
      tokens: true,
    },
  },
  'rooms.addPicture': {
    ...endpoint,
    access: 'admin',
    grant: {
      table: [...signedIn, 'GetItem', 'PutItem', 'UpdateItem'],
      images: { in: 'rooms', actions: storePictures },
      widths: ['DeleteObject'],
      tokens: true,
    },
  },
  'rooms.setPictures': {
    ...endpoint,
    access: 'admin',
    grant: {
      table: [...signedIn, 'GetItem', 'PutItem', 'UpdateItem'],
      images: { in: 'rooms', actions: ['DeleteObject'] },
      widths: ['DeleteObject'],
      tokens: true,
    },
  },
  'rooms.remove': {
    ...endpoint,
    access: 'admin',
    grant: {
      table: [...signedIn, 'GetItem', 'PutItem', 'DeleteItem'],
      images: { in: 'rooms', actions: ['DeleteObject'] },
      widths: ['DeleteObject'],
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
  'bookings.bookFor': {
    ...endpoint,
    access: 'staff',
    grant: {
      table: [...signedIn, 'BatchGetItem', 'GetItem', 'PutItem', 'UpdateItem'],
      tokens: true,
    },
  },
  'bookings.listAll': {
    ...endpoint,
    access: 'staff',
    grant: {
      table: [...signedIn, 'BatchGetItem'],
      indexes: ['gsi1', 'gsi2', 'gsi3'],
      tokens: true,
    },
  },
  'bookings.listMine': {
    ...endpoint,
    access: 'user',
    grant: { table: [...signedIn, 'BatchGetItem'], indexes: ['gsi1'], tokens: true },
  },
  'bookings.pending': {
    ...endpoint,
    access: 'staff',
    grant: { table: [...signedIn, 'BatchGetItem'], indexes: ['gsi3'], tokens: true },
  },
  'bookings.get': {
    ...endpoint,
    access: 'user',
    grant: { table: [...signedIn, 'BatchGetItem'], tokens: true },
  },
  'bookings.arrival': {
    ...endpoint,
    access: 'user',
    grant: { table: [...signedIn, 'GetItem'], tokens: true },
  },
  'bookings.calendar': {
    ...endpoint,
    access: 'public',
    limitsByAddress: true,
    grant: { table: countAttempts, indexes: ['gsi1'] },
  },
  'bookings.updateStatus': {
    ...endpoint,
    access: 'staff',
    grant: { table: moveBooking, tokens: true },
  },
  'bookings.cancel': { ...endpoint, access: 'user', grant: { table: moveBooking, tokens: true } },
  'bookings.change': {
    ...endpoint,
    access: 'user',
    grant: { table: [...signedIn, 'BatchGetItem', 'PutItem', 'UpdateItem'], tokens: true },
  },
  'bookings.reopen': {
    ...endpoint,
    access: 'staff',
    grant: { table: [...moveBooking, 'BatchGetItem'], tokens: true },
  },
  'bookings.setPresence': {
    ...endpoint,
    access: 'staff',
    grant: { table: [...signedIn, 'GetItem', 'PutItem', 'UpdateItem'], tokens: true },
  },
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
  'changeRequests.create': {
    ...endpoint,
    access: 'user',
    grant: { table: moveBooking, tokens: true },
  },
  'changeRequests.withdraw': {
    ...endpoint,
    access: 'user',
    grant: { table: moveBooking, tokens: true },
  },
  'changeRequests.accept': {
    ...endpoint,
    access: 'staff',
    grant: { table: [...moveBooking, 'BatchGetItem'], tokens: true },
  },
  'changeRequests.decline': {
    ...endpoint,
    access: 'staff',
    grant: { table: moveBooking, tokens: true },
  },
  'payments.list': { ...endpoint, access: 'user', grant: { table: signedIn, tokens: true } },
  'payments.record': { ...endpoint, access: 'staff', grant: { table: changeLedger, tokens: true } },
  'payments.reverse': {
    ...endpoint,
    access: 'admin',
    grant: { table: changeLedger, tokens: true },
  },
  'payments.claim': { ...endpoint, access: 'user', grant: { table: changeLedger, tokens: true } },
  'payments.confirm': {
    ...endpoint,
    access: 'staff',
    grant: { table: changeLedger, tokens: true },
  },
  'payments.decline': {
    ...endpoint,
    access: 'staff',
    grant: { table: changeLedger, tokens: true },
  },
  'payments.month': {
    ...endpoint,
    access: 'admin',
    grant: { table: signedIn, indexes: ['gsi1'], tokens: true },
  },
  'payments.owed': {
    ...endpoint,
    access: 'admin',
    grant: { table: [...signedIn, 'BatchGetItem'], indexes: ['gsi1'], tokens: true },
  },
  'payments.figures': {
    ...endpoint,
    access: 'admin',
    grant: { table: signedIn, indexes: ['gsi1'], tokens: true },
  },
  'invoices.issue': {
    ...endpoint,
    access: 'staff',
    grant: { table: [...changeLedger, 'ConditionCheckItem'], tokens: true },
  },
  'receipts.check': { ...endpoint, access: 'public', grant: { table: ['BatchGetItem'] } },
  'house.contact': { ...endpoint, access: 'public', grant: { table: ['GetItem'] } },
  'house.get': {
    ...endpoint,
    access: 'user',
    grant: { table: [...signedIn, 'GetItem'], tokens: true },
  },
  'house.change': {
    ...endpoint,
    access: 'admin',
    grant: { table: [...signedIn, 'GetItem', 'PutItem', 'ConditionCheckItem'], tokens: true },
  },
  'closures.create': {
    ...endpoint,
    access: 'admin',
    grant: {
      table: [...signedIn, 'BatchGetItem', 'GetItem', 'PutItem', 'UpdateItem'],
      tokens: true,
    },
  },
  'closures.reopen': {
    ...endpoint,
    access: 'admin',
    grant: { table: [...signedIn, 'GetItem', 'PutItem', 'UpdateItem'], tokens: true },
  },
  'timeline.get': {
    ...endpoint,
    access: 'staff',
    grant: { table: [...signedIn, 'BatchGetItem'], indexes: ['gsi1'], tokens: true },
  },
  'timeline.day': {
    ...endpoint,
    access: 'staff',
    grant: { table: [...signedIn, 'BatchGetItem'], indexes: ['gsi1', 'gsi3'], tokens: true },
  },
  'contact.submitQuery': {
    ...endpoint,
    access: 'public',
    limitsByAddress: true,
    grant: { table: [...countAttempts, 'PutItem'] },
  },
  'contact.listMessages': {
    ...endpoint,
    access: 'staff',
    grant: { table: signedIn, indexes: ['gsi1', 'gsi2'], tokens: true },
  },
  'contact.setHandled': {
    ...endpoint,
    access: 'staff',
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
    access: 'staff',
    grant: {
      table: [...signedIn, 'BatchGetItem'],
      indexes: ['gsi1', 'gsi2', 'gsi3'],
      tokens: true,
    },
  },
  'people.create': {
    ...endpoint,
    access: 'staff',
    grant: { table: [...signedIn, 'BatchGetItem', 'PutItem'], tokens: true },
  },
  'people.get': {
    ...endpoint,
    access: 'staff',
    grant: { table: [...signedIn, 'BatchGetItem', 'GetItem'], indexes: ['gsi1'], tokens: true },
  },
  'people.join': {
    ...endpoint,
    access: 'admin',
    grant: {
      table: [...signedIn, 'BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'UpdateItem'],
      indexes: ['gsi1'],
      tokens: true,
    },
  },
  'people.bookings': {
    ...endpoint,
    access: 'staff',
    grant: { table: [...signedIn, 'BatchGetItem'], indexes: ['gsi1'], tokens: true },
  },
  'people.addNote': {
    ...endpoint,
    access: 'staff',
    grant: { table: [...signedIn, 'BatchGetItem', 'GetItem', 'PutItem'], tokens: true },
  },
  'people.removeNote': {
    ...endpoint,
    access: 'staff',
    grant: { table: [...signedIn, 'PutItem', 'DeleteItem'], tokens: true },
  },
  'search.find': {
    ...endpoint,
    access: 'staff',
    grant: {
      table: [...signedIn, 'BatchGetItem', 'GetItem'],
      indexes: ['gsi1', 'gsi2', 'gsi3'],
      tokens: true,
    },
  },
  'team.list': {
    ...endpoint,
    access: 'admin',
    grant: { table: [...signedIn, 'BatchGetItem'], tokens: true },
  },
  'team.setRole': {
    ...endpoint,
    access: 'admin',
    grant: {
      table: [
        ...signedIn,
        'BatchGetItem',
        'GetItem',
        'PutItem',
        'UpdateItem',
        'DeleteItem',
        'ConditionCheckItem',
      ],
      tokens: true,
    },
  },
  'team.invitations': {
    ...endpoint,
    access: 'admin',
    grant: { table: signedIn, tokens: true },
  },
  'team.invite': {
    ...endpoint,
    access: 'admin',
    grant: { table: [...signedIn, 'PutItem', 'ConditionCheckItem'], tokens: true },
  },
  'team.withdrawInvitation': {
    ...endpoint,
    access: 'admin',
    grant: { table: [...signedIn, 'PutItem', 'DeleteItem', 'ConditionCheckItem'], tokens: true },
  },
  'journal.list': {
    ...endpoint,
    access: 'admin',
    grant: { table: signedIn, indexes: ['gsi1', 'gsi2', 'gsi3'], tokens: true },
  },
  'dashboard.admin': {
    ...endpoint,
    access: 'admin',
    grant: {
      table: [...signedIn, 'GetItem', 'BatchGetItem'],
      indexes: ['gsi1', 'gsi3'],
      tokens: true,
    },
  },
  'dashboard.mine': {
    ...endpoint,
    access: 'user',
    grant: { table: [...signedIn, 'GetItem'], tokens: true },
  },
} satisfies { [Name in RouteName]: EndpointRow<Name> };

/** One row per function that the schedule, the stream or the WebSocket API invokes. */
export const workers = {
  'outbox.consume': {
    ...worker,
    memoryMB: 512,
    timeoutSeconds: 60,
    grant: {
      table: [
        'GetItem',
        'BatchGetItem',
        'Query',
        'PutItem',
        'UpdateItem',
        'DeleteItem',
        'BatchWriteItem',
      ],
      // Of whoever has removed their account: the bookings and the messages.
      indexes: ['gsi1', 'gsi3'],
      sockets: true,
    },
  },
  'mails.send': {
    ...worker,
    memoryMB: 512,
    timeoutSeconds: 30,
    grant: { table: [...countAttempts, 'GetItem', 'PutItem'], mails: true, tokens: true },
  },
  'mails.switchOff': { ...worker, grant: { table: ['UpdateItem'] } },
  // Decoding takes processor time, and 400 MB for 25 million pixels.
  'pictures.resize': {
    memoryMB: 1024,
    timeoutSeconds: 60,
    grant: {
      table: ['GetItem', 'UpdateItem'],
      images: { in: 'rooms', actions: ['GetObject'] },
      widths: ['PutObject', 'DeleteObject'],
    },
  },
  'realtime.connect': {
    ...worker,
    memoryMB: 512,
    // Deletes what it has put where the user has as many sockets already.
    grant: { table: [...signedIn, 'PutItem', 'DeleteItem'], tokens: true },
  },
  'realtime.disconnect': { ...worker, grant: { table: ['GetItem', 'DeleteItem'] } },
  'realtime.message': { ...worker, grant: {} },
  'schedule.settleBookings': {
    ...worker,
    // It moves all that is due, thousands at a midnight, and memory gives it the processor for that.
    memoryMB: 1024,
    timeoutSeconds: 900,
    grant: {
      table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
      indexes: ['gsi3'],
    },
  },
  'schedule.remind': {
    ...worker,
    timeoutSeconds: 300,
    grant: { table: ['BatchGetItem', 'PutItem', 'Query'], indexes: ['gsi3'] },
  },
} satisfies Record<string, FunctionRow>;

/**
 * Rendering takes several times as long as reading, and a user waits for it. CloudFront waits no longer than this
 * timeout, then serves a page of the site, which the browser renders.
 */
const page = { memoryMB: 1024, timeoutSeconds: 5 };

/** One row per function that renders a page of the site. CloudFront calls it by its function URL. */
const pages = {
  'pages.room': { ...page, grant: { table: ['GetItem'] } },
  'pages.search': {
    ...page,
    grant: { table: ['Query'], indexes: ['gsi1'], tokens: true },
  },
} satisfies Record<string, FunctionRow>;

const rows = { ...endpoints, ...pages, ...workers };

export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as PageName[];
export type WorkerName = keyof typeof workers;

/**
 * Name of a function: `bookings.create` is `functions/api/bookings/create.ts`, `outbox.consume` is
 * `functions/workers/outbox/consume.ts`.
 */
export type FunctionName = keyof typeof rows;

/** One row per function: its access, grant, memory, timeout and limits. */
export const manifest: Record<FunctionName, FunctionRow> = rows;

export const functionNames = Object.keys(rows) as FunctionName[];

/** Whether a function is a worker, which the schedule, the stream or the WebSocket API invokes. */
export const isWorker = (name: FunctionName): name is WorkerName => name in workers;
