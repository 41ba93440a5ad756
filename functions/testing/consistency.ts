import { expect } from 'vitest';
import {
  accountViolations,
  customerViolations,
  keyViolations,
  personViolations,
  phoneViolations,
  removalViolations,
} from '#functions/domain/consistency/accountRules.ts';
import { bookingViolations } from '#functions/domain/consistency/bookingRules.ts';
import {
  tallyBooking,
  tallyClosure,
  countViolations,
  type Tallies,
} from '#functions/domain/consistency/countRules.ts';
import {
  calendarViolations,
  closureViolations,
  holdingViolations,
} from '#functions/domain/consistency/dayRules.ts';
import {
  countInvoiceIn,
  invoiceViolations,
  invoiceYearViolations,
  numberedInvoiceViolations,
  type NumberedInvoice,
} from '#functions/domain/consistency/invoiceRules.ts';
import {
  journalViolations,
  type JournaledBooking,
} from '#functions/domain/consistency/journalRules.ts';
import {
  numberViolations,
  reservationViolations,
} from '#functions/domain/consistency/numberRules.ts';
import {
  claimViolations,
  paymentViolations,
  type CheckedClaim,
} from '#functions/domain/consistency/paymentRules.ts';
import {
  countReceiptIn,
  numberedViolations,
  receiptViolations,
  receiptSeriesViolations,
  type NumberedReceipt,
  type ReceiptCount,
  type ReceiptSeries,
} from '#functions/domain/consistency/receiptRules.ts';
import {
  journaledEntities,
  journaledOf,
  staffActViolations,
  type JournaledItem,
} from '#functions/domain/consistency/staffActRules.ts';
import { staffEntryViolations, staffViolations } from '#functions/domain/consistency/staffRules.ts';
import type {
  CheckedBooking,
  CheckedClosure,
  KeptChange,
  ReservedNumber,
  Violation,
} from '#functions/domain/consistency/violation.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Key } from '#functions/platform/table/readItems.ts';
import type { StaffEntry } from '#functions/store/accounts/staff.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import type { StoredKey } from '#functions/store/bookings/idempotency.ts';
import { isListed } from '#functions/store/bookings/storedBooking.ts';
import { markedDays } from '#functions/store/calendar/calendar.ts';
import { countedCustomer, type CustomerCount } from '#functions/store/customers/pendingCount.ts';
import type { PhoneEntry } from '#functions/store/customers/phoneEntries.ts';
import type { StoredRemoval } from '#functions/store/removal/removals.ts';
import { countedRoom, type StoredRoom } from '#functions/store/rooms/storedRoom.ts';
import { todayInKigali, type Day } from '#shared/days.ts';
import type { Invoice } from '#shared/invoice.ts';
import type { JournalEntry } from '#shared/journal.ts';
import type { Payment } from '#shared/payment.ts';
import type { Person } from '#shared/user.ts';
import { everyItem } from './table.ts';

/** The values of the promises that were fulfilled, and the reasons of those that were rejected. */
export async function outcomes<T>(tries: Promise<T>[]): Promise<{ won: T[]; lost: unknown[] }> {
  const settled = await Promise.allSettled(tries);
  return {
    won: settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    lost: settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : [])),
  };
}

type Item = Record<string, unknown>;

/** The calendar of each room: day → holder. */
function calendarsIn(items: Item[]): Map<string, Map<Day, string>> {
  const calendars = new Map<string, Map<Day, string>>();
  for (const item of items.filter(({ sk }) => String(sk).startsWith('CAL#'))) {
    const roomId = String(item.pk).slice('ROOM#'.length);
    const days = calendars.get(roomId) ?? new Map<Day, string>();
    for (const [day, holder] of markedDays(item)) days.set(day, holder);
    calendars.set(roomId, days);
  }
  return calendars;
}

/** Where the numbers of receipts among these items break the rules. */
function receiptViolationsIn(items: Item[], at: (key: Key) => Item | undefined): Violation[] {
  const ofEntity = <T>(entity: string): T[] =>
    items.filter((item) => item.entity === entity) as T[];
  const numbered = ofEntity<NumberedReceipt>('receipt');
  const series: ReceiptSeries = new Map();
  for (const receipt of numbered) countReceiptIn(series, receipt);
  return [
    ...ofEntity<Payment>('payment').flatMap((payment) => {
      const stored = payment.receipt && at(keys.receipt(payment.receipt.number));
      return receiptViolations(payment, stored as NumberedReceipt | undefined);
    }),
    ...numbered.flatMap((receipt) => {
      const payment = at(keys.payment(receipt.bookingId, receipt.paymentId));
      return numberedViolations(receipt, payment as Payment | undefined);
    }),
    ...receiptSeriesViolations(series, ofEntity<ReceiptCount>('receiptCount')),
  ];
}

/** Where the numbers of invoices among these items break the rules. */
function invoiceViolationsIn(items: Item[], at: (key: Key) => Item | undefined): Violation[] {
  const ofEntity = <T>(entity: string): T[] =>
    items.filter((item) => item.entity === entity) as T[];
  const numbered = ofEntity<NumberedInvoice>('invoiceNumber');
  const years: ReceiptSeries = new Map();
  for (const invoice of numbered) countInvoiceIn(years, invoice);
  return [
    ...ofEntity<Invoice>('invoice').flatMap((invoice) => {
      const stored = at(keys.invoiceNumber(invoice.number));
      return invoiceViolations(invoice, stored as NumberedInvoice | undefined);
    }),
    ...numbered.flatMap((stored) => {
      const invoice = at(keys.invoice(stored.bookingId, stored.nth));
      return numberedInvoiceViolations(stored, invoice as Invoice | undefined);
    }),
    ...invoiceYearViolations(years, ofEntity<ReceiptCount>('invoiceCount')),
  ];
}

/** Where the journal among these items does not tell what the staff did. */
function journalViolationsIn(items: Item[]): Violation[] {
  const ofEntity = <T>(entity: string): T[] =>
    items.filter((item) => item.entity === entity) as T[];
  const lines = ofEntity<JournalEntry>('journal');
  const about = Map.groupBy(lines, ({ thingId }) => thingId);
  const by = Map.groupBy(lines, ({ userId }) => userId);
  const parts = Map.groupBy(items, ({ pk }) => pk);
  return [
    ...ofEntity<JournaledBooking['booking']>('booking').flatMap((booking) => {
      const own = parts.get(keys.booking(booking.id).pk) ?? [];
      const of = (entity: string) => own.filter((item) => item.entity === entity) as never[];
      const journaled = {
        booking,
        history: of('audit'),
        payments: of('payment'),
        claims: of('claim'),
        invoices: of('invoice'),
      };
      return journalViolations(journaled, about.get(booking.id) ?? []);
    }),
    ...journaledEntities.flatMap(ofEntity<JournaledItem>).flatMap((item) => {
      const journaled = journaledOf(item);
      const { among } = journaled;
      const found = 'thingId' in among ? about.get(among.thingId) : by.get(among.userId);
      return staffActViolations(journaled, found ?? []);
    }),
  ];
}

/** The items of the whole table, found by their keys, their entities, and what they belong to. */
function indexOf(items: Item[]) {
  const byKey = new Map(items.map((item) => [`${String(item.pk)} ${String(item.sk)}`, item]));
  const ofEntity = <T>(entity: string): T[] =>
    items.filter((item) => item.entity === entity) as T[];
  return {
    at: ({ pk, sk }: Key): Item | undefined => byKey.get(`${pk} ${sk}`),
    ofEntity,
    bookings: new Map(ofEntity<CheckedBooking>('booking').map((booking) => [booking.id, booking])),
    closures: new Map(ofEntity<CheckedClosure>('closure').map((closure) => [closure.id, closure])),
    calendars: calendarsIn(items),
  };
}

type Index = ReturnType<typeof indexOf>;

function bookingViolationsIn(
  { at, ofEntity, bookings, calendars }: Index,
  today: Day,
): Violation[] {
  const histories = Map.groupBy(ofEntity<Item & KeptChange>('audit'), ({ pk }) => pk);
  const payments = Map.groupBy(ofEntity<Payment>('payment'), ({ bookingId }) => bookingId);
  const claims = Map.groupBy(
    ofEntity<CheckedClaim & { bookingId: string }>('claim'),
    ({ bookingId }) => bookingId,
  );
  const numberOf = ({ number }: CheckedBooking) =>
    number === undefined ? undefined : (at(keys.number(number)) as ReservedNumber | undefined);
  return [...bookings.values()].flatMap((booking) => [
    ...bookingViolations({
      booking,
      history: histories.get(keys.booking(booking.id).pk) ?? [],
      rating: at(keys.rating(booking.id)) as { stars: number } | undefined,
      hasCustomer: at(keys.customer(booking.userId)) !== undefined,
      isListed: isListed(booking),
    }),
    ...holdingViolations(
      {
        booking,
        hasRoom: at(keys.room(booking.coldRoomId)) !== undefined,
        calendar: calendars.get(booking.coldRoomId) ?? new Map<Day, string>(),
      },
      today,
    ),
    ...paymentViolations(booking, payments.get(booking.id) ?? []),
    ...claimViolations(booking, claims.get(booking.id) ?? [], payments.get(booking.id) ?? []),
    ...numberViolations(booking, numberOf(booking)),
  ]);
}

const reservationViolationsIn = ({ ofEntity, bookings }: Index): Violation[] => [
  ...ofEntity<ReservedNumber>('number').flatMap((reserved) =>
    reservationViolations(reserved, bookings.get(reserved.bookingId)),
  ),
  ...ofEntity<StoredKey>('key').flatMap(({ booking }) =>
    keyViolations(booking, bookings.has(booking.id)),
  ),
];

const calendarViolationsIn = (
  { at, bookings, closures, calendars }: Index,
  today: Day,
): Violation[] => [
  ...[...calendars].flatMap(([roomId, days]) =>
    calendarViolations({ roomId, days, bookings, closures }, today),
  ),
  ...[...closures.values()].flatMap((closure) =>
    closureViolations(
      {
        closure,
        hasRoom: at(keys.room(closure.coldRoomId)) !== undefined,
        calendar: calendars.get(closure.coldRoomId) ?? new Map(),
      },
      today,
    ),
  ),
];

function peopleViolationsIn({ at, ofEntity }: Index, nowSeconds: number): Violation[] {
  const [accounts, people] = [ofEntity<StoredAccount>('account'), ofEntity<Person>('person')];
  const named = ({ userId, phoneNumber }: PhoneEntry) => `${userId} ${phoneNumber}`;
  const numbers = new Set([...accounts, ...people].map(named));
  const hasCustomer = (userId: string) => at(keys.customer(userId)) !== undefined;
  const hasPhone = ({ phoneNumber, userId }: PhoneEntry) =>
    at(keys.phone(phoneNumber, userId)) !== undefined;
  const ownerOf = ({ userId, email }: CustomerCount) =>
    at(email === undefined ? keys.person(userId) : keys.account(email));
  const elsewhereOf = ({ userId, email }: StoredAccount) => {
    const named = (at(keys.customer(userId)) as CustomerCount | undefined)?.email;
    if (named === undefined || named === email) return undefined;
    return { email: named, account: at(keys.account(named)) as StoredAccount | undefined };
  };
  const misnamed = new Set(accounts.filter(elsewhereOf).map(({ userId }) => userId));
  return [
    ...accounts.flatMap((account) =>
      accountViolations(
        {
          account,
          elsewhere: elsewhereOf(account),
          hasCustomer: hasCustomer(account.userId),
          revokedFrom: at(keys.revocation(account.userId))?.from as number | undefined,
          hasPhone: hasPhone(account),
        },
        nowSeconds,
      ),
    ),
    ...people.flatMap((person) =>
      personViolations(person, {
        hasCustomer: hasCustomer(person.userId),
        hasPhone: hasPhone(person),
      }),
    ),
    ...ofEntity<PhoneEntry>('phone').flatMap((entry) =>
      phoneViolations(entry, numbers.has(named(entry))),
    ),
    ...ofEntity<CustomerCount>('customer').flatMap((customer) =>
      customerViolations(
        customer,
        ownerOf(customer) !== undefined || misnamed.has(customer.userId),
      ),
    ),
  ];
}

function staffViolationsIn({ at, ofEntity }: Index): Violation[] {
  const accounts = ofEntity<StoredAccount>('account');
  const known = new Set(accounts.map(({ userId }) => userId));
  return [
    ...accounts.flatMap((account) =>
      staffViolations(account, at(keys.staff(account.userId)) as StaffEntry | undefined),
    ),
    ...ofEntity<StaffEntry>('staff')
      .filter(({ userId }) => !known.has(userId))
      .flatMap(staffEntryViolations),
  ];
}

function countViolationsIn({ ofEntity, bookings, closures }: Index): Violation[] {
  const counted = [
    ...ofEntity<StoredRoom>('room').map(countedRoom),
    ...ofEntity<CustomerCount>('customer').map(countedCustomer),
  ];
  const tallies: Tallies = new Map(counted.map(({ id }) => [id, {}]));
  for (const booking of bookings.values()) tallyBooking(tallies, booking);
  for (const closure of closures.values()) tallyClosure(tallies, closure);
  return counted.flatMap((one) => countViolations(one, tallies));
}

/** Every place where these items, the whole table, break the rules of consistency. */
export function violationsIn(items: Item[]): Violation[] {
  const today = todayInKigali();
  const index = indexOf(items);
  return [
    ...bookingViolationsIn(index, today),
    ...receiptViolationsIn(items, index.at),
    ...invoiceViolationsIn(items, index.at),
    ...journalViolationsIn(items),
    ...reservationViolationsIn(index),
    ...calendarViolationsIn(index, today),
    ...peopleViolationsIn(index, Math.floor(Date.now() / 1000)),
    ...staffViolationsIn(index),
    ...countViolationsIn(index),
    ...index.ofEntity<StoredRemoval>('removal').flatMap(removalViolations),
  ];
}

/** Checks that the whole table keeps the rules of `functions/domain/consistency/`. */
export async function expectConsistency(): Promise<void> {
  expect(violationsIn(await everyItem())).toEqual([]);
}
