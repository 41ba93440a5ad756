import type { BookingChange } from '#shared/booking.ts';
import type { Day, Month } from '#shared/days.ts';
import type { JournalArea } from '#shared/journal.ts';
import type { RoomType } from '#shared/roomTypes.ts';
import type { BookingStatus } from '#shared/transitions.ts';
import { inPart, inShard, shardsOf } from './shards.ts';

/** The sort key of a month in a room's partition. */
export const calendarKey = (month: Month): string => `CAL#${month}`;

/** How the sort keys of a month's figures begin. */
export const monthKey = (month: Month): string => `MONTH#${month}`;

/** What a code that is sent to an address is for. */
export type CodePurpose = 'reset' | 'confirmation';

/** Of what the lists are in which a booking is filed: of all, of a room, of a customer, of a customer in a room. */
export const filingScopes = ['ALL', 'ROOM', 'USER', 'BOTH'] as const;
export type FilingScope = (typeof filingScopes)[number];
export type FilingPlace = FilingScope | `${FilingScope}#${Month}` | 'LASTING';

/** Whether lists of bookings are spread over shards: those of all, but not those of a room or a customer. */
export const isFiledInShards = (scope: FilingScope): boolean => scope === 'ALL';

/** Whether a notification goes to the whole staff or to one user alone: it decides the partition. */
export type Audience = 'staff' | 'self';

/**
 * The partition of a notification. Everybody of the staff is told of each booking, which one partition could not take, so
 * these are in shards by the id of the notification.
 */
const notificationsOf = (userId: string, id: string, as: Audience): string =>
  as === 'staff' ? inShard(collections.staffNotifications(userId), id) : `USER#${userId}`;

/** All keys of the table; docs/storage.md explains them. */
export const keys = {
  room: (id: string) => ({ pk: `ROOM#${id}`, sk: 'ROOM' }),
  /** The words by which a room is found, and as which it is counted. */
  roomListing: (id: string) => ({ pk: `LISTED#${id}`, sk: 'LISTED' }),
  /** A room under a word of its name or its place. */
  roomWord: (word: string, roomId: string) => ({
    pk: collections.roomWords,
    sk: `${word}#${roomId}`,
  }),
  /** How many rooms there are of each status. */
  roomCounts: () => ({ pk: 'ROOMCOUNTS', sk: 'ROOMCOUNTS' }),
  calendar: (roomId: string, month: Month) => ({ pk: `ROOM#${roomId}`, sk: calendarKey(month) }),
  booking: (id: string) => ({ pk: `BOOKING#${id}`, sk: 'BOOKING' }),
  /** Reserves a booking number. */
  number: (number: string) => ({ pk: `NUMBER#${number}`, sk: 'NUMBER' }),
  /** The moments of a booking's changes differ. */
  audit: (bookingId: string, { at, to }: Pick<BookingChange, 'at' | 'to'>) => ({
    pk: `BOOKING#${bookingId}`,
    sk: `AUDIT#${at}#${to}`,
  }),
  closure: (id: string) => ({ pk: `CLOSURE#${id}`, sk: 'CLOSURE' }),
  rating: (bookingId: string) => ({ pk: `BOOKING#${bookingId}`, sk: 'RATING' }),
  /** An entry of a booking's payments. */
  payment: (bookingId: string, id: string) => ({ pk: `BOOKING#${bookingId}`, sk: `PAYMENT#${id}` }),
  /** How many receipts a series of a year has. That of the first is older than the others; stored keys keep it. */
  receiptCount: (year: string, series: number) => ({
    pk: `RECEIPTS#${year}${series === 1 ? '' : `/${series}`}`,
    sk: 'RECEIPTS',
  }),
  /** Says which entry has a receipt number. */
  receipt: (number: string) => ({ pk: `RECEIPT#${number}`, sk: 'RECEIPT' }),
  /** An invoice of a booking, of which it is the first, the second, and so on. */
  invoice: (bookingId: string, nth: number) => ({
    pk: `BOOKING#${bookingId}`,
    sk: `INVOICE#${String(nth).padStart(6, '0')}`,
  }),
  /** How many invoices a year has. */
  invoiceCount: (year: string) => ({ pk: `INVOICES#${year}`, sk: 'INVOICES' }),
  /** Says which invoice has an invoice number. */
  invoiceNumber: (number: string) => ({ pk: `INVOICE#${number}`, sk: 'INVOICE' }),
  /** A claim of a payment, which its customer made. */
  claim: (bookingId: string, id: string) => ({ pk: `BOOKING#${bookingId}`, sk: `CLAIM#${id}` }),
  /** What is owed for a booking. */
  owed: (bookingId: string) => ({ pk: `BOOKING#${bookingId}`, sk: 'OWED' }),
  /** What a booking adds to the sums of its customer. */
  balanceShare: (bookingId: string) => ({ pk: `SHARE#${bookingId}`, sk: 'SHARE' }),
  /** What all bookings of a customer come to. */
  balance: (userId: string) => ({ pk: `BALANCE#${userId}`, sk: 'BALANCE' }),
  /**
   * An entry of the lists in which a booking is found: of a scope, of a scope and a month at whose end the stay goes on, or
   * by the length of the stay.
   */
  filing: (bookingId: string, place: FilingPlace) => ({ pk: `FILED#${bookingId}`, sk: place }),
  /** An entry by status and payment together, beside that of the same place. */
  pairedFiling: (bookingId: string, place: FilingPlace) => ({
    pk: `FILED#${bookingId}`,
    sk: `${place}#PAIR`,
  }),
  /** An entry of the page of the customer. */
  personFiling: (bookingId: string) => ({ pk: `FILED#${bookingId}`, sk: 'PERSON' }),
  /** A line of the journal, under the month in Kigali in which it was written. */
  journal: (month: Month, at: string, id: string) => ({
    pk: inShard(collections.journal(month), id),
    sk: `${at}#${id}`,
  }),
  house: () => ({ pk: 'HOUSE', sk: 'HOUSE' }),
  account: (email: string) => ({ pk: `EMAIL#${email}`, sk: 'ACCOUNT' }),
  /** The code by which a forgotten password is set anew, or the address is confirmed. */
  code: (purpose: CodePurpose, email: string) => ({
    pk: `EMAIL#${email}`,
    sk: purpose.toUpperCase(),
  }),
  /** The invitation of an address to the staff. */
  invitation: (email: string) => ({ pk: collections.invitations, sk: `EMAIL#${email}` }),
  mail: (id: string) => ({ pk: `MAIL#${id}`, sk: 'MAIL' }),
  customer: (userId: string) => ({ pk: `USER#${userId}`, sk: 'CUSTOMER' }),
  /** A removed account, while its user is named anywhere. */
  removal: (userId: string) => ({ pk: `REMOVAL#${userId}`, sk: 'REMOVAL' }),
  /** A customer whom the staff have added, and who has no account. */
  person: (userId: string) => ({ pk: `USER#${userId}`, sk: 'PERSON' }),
  staffNote: (userId: string, id: string) => ({ pk: `USER#${userId}`, sk: `STAFF#${id}` }),
  /** Says whose telephone number it is; several may have one. */
  phone: (phoneNumber: string, userId: string) => ({
    pk: collections.phones,
    sk: `${phoneNumber}#${userId}`,
  }),
  idempotency: (userId: string, key: string) => ({ pk: `USER#${userId}`, sk: `KEY#${key}` }),
  revocation: (userId: string) => ({ pk: 'REVOKED', sk: `USER#${userId}` }),
  revokedSession: (session: string) => ({ pk: 'REVOKED', sk: `SESSION#${session}` }),
  attempts: (scope: string, who: string) => ({ pk: `ATTEMPTS#${scope}#${who}`, sk: 'ATTEMPTS' }),
  /** A proof of work that was used. */
  proof: (id: string) => ({ pk: `PROOF#${id}`, sk: 'PROOF' }),
  message: (id: string) => ({ pk: `MESSAGE#${id}`, sk: 'MESSAGE' }),
  notification: (userId: string, id: string, as: Audience = 'self') => ({
    pk: notificationsOf(userId, id, as),
    sk: `NOTE#${id}`,
  }),
  unread: (userId: string, id: string, as: Audience = 'self') => ({
    pk: notificationsOf(userId, id, as),
    sk: `UNREAD#${id}`,
  }),
  /**
   * Three marker items that say that the user has notifications in the shards of the staff. `NOTE#~` sorts behind all
   * notifications, so a list that reads backwards finds it first; `UNREAD` sorts before all unread markers, so a count
   * finds it first. The third is in a list of all such users, because the list of the staff forgets who was one of them.
   */
  staffRecipient: (userId: string) => ({
    listed: { pk: `USER#${userId}`, sk: 'NOTE#~' },
    counted: { pk: `USER#${userId}`, sk: 'UNREAD' },
    among: { pk: collections.staffRecipients, sk: `USER#${userId}` },
  }),
  seen: (eventId: string, part: number) => ({ pk: `SEEN#${eventId}`, sk: `SEEN#${part}` }),
  /** Somebody of the staff. The text is from when there were admins alone; stored keys keep it. */
  staff: (userId: string) => ({ pk: collections.staff, sk: `USER#${userId}` }),
  /** The text is older than the name `listedCustomer`; stored keys keep it. */
  listedCustomer: (userId: string) => ({ pk: `USER#${userId}`, sk: 'CLIENT' }),
  arrival: (day: Day, bookingId: string) => ({
    pk: inShard(collections.arrivals, bookingId),
    sk: `${day}#${bookingId}`,
  }),
  /** A booking whose customer is checked in. */
  inHouse: (bookingId: string) => ({ pk: inShard(collections.inHouse, bookingId), sk: bookingId }),
  /** A booking whose customer asks for other days. */
  asked: (bookingId: string) => ({ pk: inShard(collections.asked, bookingId), sk: bookingId }),
  /** The part of the sums of all time to which a booking or an account adds, by its id. */
  figures: (id: string) => ({ pk: inShard(collections.figures, id), sk: inPart('TOTAL', id) }),
  /** The part of a month's sums to which a booking or an account adds, by its id. */
  figuresOf: (month: Month, id: string) => ({
    pk: inShard(collections.monthFigures, id),
    sk: inPart(monthKey(month), id),
  }),
  /** The item into which the parts of a month's sums in a partition are folded. */
  foldedFigures: (partition: string, month: Month) => ({ pk: partition, sk: monthKey(month) }),
  roomFigures: (month: Month, roomId: string) => ({
    pk: inShard(collections.roomFigures, roomId),
    sk: `${monthKey(month)}#${roomId}`,
  }),
  /** How many rooms of a shard have sold days in a month. */
  soldRooms: (month: Month, roomId: string) => ({
    pk: inShard(collections.soldRooms, roomId),
    sk: monthKey(month),
  }),
  userFigures: (userId: string, month: Month) => ({
    pk: `USER#${userId}`,
    sk: monthKey(month),
  }),
  searchEntry: ({ id, createdAt }: { id: string; createdAt: string }) => ({
    pk: collections.search,
    sk: `${createdAt}#${id}`,
  }),
  searchPlace: (town: string, area?: string) => ({
    pk: collections.searchPlaces,
    sk: ['TOWN', town, ...(area === undefined ? [] : [area])].join('#'),
  }),
  searchCells: (row: string) => ({ pk: collections.searchCells, sk: row }),
  connection: (id: string) => ({ pk: `CONN#${id}`, sk: 'CONN' }),
  /** A copy of the same in each list of the sockets of its user. */
  connectionsOf: (userId: string, id: string) =>
    shardsOf(collections.socketsOf(userId)).map((pk) => ({ pk, sk: `CONN#${id}` })),
};

/** Partition keys of lists: in the indexes, and in the table itself. Those of all bookings are spread over shards. */
export const collections = {
  rooms: 'ROOMS',
  roomWords: 'ROOMWORDS',
  ratingsOf: (roomId: string) => `RATINGS#${roomId}`,
  messages: 'MESSAGES',
  messagesHandled: (handled: boolean) => `MESSAGES#${handled ? 'handled' : 'open'}`,
  /** Messages from an e-mail address, however it was typed. */
  messagesFrom: (email: string) => `MESSAGES#FROM#${email.trim().toLowerCase()}`,
  listedCustomers: 'CLIENTS',
  phones: 'PHONES',
  staff: 'ADMINS',
  invitations: 'INVITATIONS',
  arrivals: 'ARRIVALS',
  inHouse: 'INHOUSE',
  asked: 'ASKED',
  /** Claims of payments that wait for an answer. */
  claims: 'CLAIMS',
  search: 'SEARCH',
  searchByType: (roomType: RoomType | '') => `SEARCH#TYPE#${roomType}`,
  searchByTown: (town: string) => `SEARCH#TOWN#${town}`,
  searchByPosition: 'SEARCH#MAP',
  searchOffMap: 'SEARCH#OFFMAP',
  searchPlaces: 'SEARCH#PLACES',
  searchCells: 'SEARCH#CELLS',
  owed: 'OWED',
  figures: 'FIGURES#TOTAL',
  monthFigures: 'FIGURES#MONTHS',
  roomFigures: 'FIGURES#ROOMS',
  soldRooms: 'FIGURES#SOLD',
  /** The figures of the rooms that have sold days in a month, those with the most first. */
  soldIn: (month: Month) => `SOLD#${month}`,
  /** Everybody who was ever told something as one of the staff, and has an account still. */
  staffRecipients: 'RECIPIENTS',
  /** What a user was told as one of the staff. */
  staffNotifications: (userId: string) => `NOTES#${userId}`,
  /** The open sockets of a user. Its shards are copies of each other, because every event reads those of the staff. */
  socketsOf: (userId: string) => `SOCKETS#${userId}`,
  paymentsIn: (month: Month) => `PAYMENTS#${month}`,
  journal: (month: Month) => `JOURNAL#${month}`,
  /** What somebody of the staff did in a month. */
  journalBy: (userId: string, month: Month) => `JOURNAL#${userId}#${month}`,
  /** What was done to a booking, a room, a person or the house. */
  journalOfThing: (thingId: string) => `JOURNAL#${thingId}`,
  journalOfArea: (area: JournalArea, month: Month) => `JOURNAL#${area}#${month}`,
  bookingsOf: (userId: string) => `USER#${userId}`,
  /**
   * Filed bookings by last day: of all, a room, a customer, or a customer in a room, `ANY` or of a status, a state of
   * payment, or both; and of these, but not of all, the stays that last beyond the end of a month.
   */
  filed: (scope: FilingScope, id: string, by: string, across?: Month) =>
    ['FILED', scope, id, by, ...(across === undefined ? [] : [across])].join('#'),
  /** Filed bookings of all rooms by last day, of a class of stays by length, which is told by its longest. */
  lasting: (by: string, longest: number) => `LASTING#${by}#${longest}`,
  bookings: 'BOOKINGS',
  bookingsInStatus: (status: BookingStatus) => `BOOKINGS#${status}`,
};

/** The attribute of a day in a calendar item: `d01` to `d31`. */
export const dayAttribute = (day: Day): string => `d${day.slice(8)}`;
