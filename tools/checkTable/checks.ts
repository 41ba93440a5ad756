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
  type Counted,
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
import { collections, keys } from '#functions/platform/table/keys.ts';
import { readItems, type Item } from '#functions/platform/table/readItems.ts';
import type { StaffEntry } from '#functions/store/accounts/staff.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import type { StoredKey } from '#functions/store/bookings/idempotency.ts';
import { isListed } from '#functions/store/bookings/storedBooking.ts';
import { markedDays, readCalendar } from '#functions/store/calendar/calendar.ts';
import { readHolders } from '#functions/store/closures/closures.ts';
import { countedCustomer, type CustomerCount } from '#functions/store/customers/pendingCount.ts';
import type { PhoneEntry } from '#functions/store/customers/phoneEntries.ts';
import type { StoredRemoval } from '#functions/store/removal/removals.ts';
import { countedRoom, type StoredRoom } from '#functions/store/rooms/storedRoom.ts';
import { todayInKigali } from '#shared/days.ts';
import type { Invoice } from '#shared/invoice.ts';
import type { Payment } from '#shared/payment.ts';
import { isLive } from '#shared/transitions.ts';
import type { Person } from '#shared/user.ts';
import {
  calendarPages,
  eachOf,
  nameOf,
  pagesOf,
  portionsOf,
  readAll,
  readJournalAt,
  readJournalOf,
  readPartition,
  type Portions,
} from './readTable.ts';

/** A walk over the table that yields the violations of some rules. */
export type Check = (portions: Portions) => AsyncGenerator<Violation>;

/** Keys: the bookings that they have answered exist. */
async function* keyCheck(portions: Portions): AsyncGenerator<Violation> {
  for await (const page of pagesOf('key', portions)) {
    const copies = page.map((item) => (item as unknown as StoredKey).booking);
    const found = await readAll(copies.map(({ id }) => keys.booking(id)));
    for (const copy of copies) yield* keyViolations(copy, found.has(nameOf(keys.booking(copy.id))));
  }
}

/** Accounts and their customers. */
async function* accountCheck(portions: Portions): AsyncGenerator<Violation> {
  const nowSeconds = Math.floor(Date.now() / 1000);
  /** Who has an account that the count does not name. */
  const misnamed = new Set<string>();
  for await (const page of pagesOf('account', portions)) {
    yield* await eachOf(page as unknown as StoredAccount[], portions, async (account) => {
      const { userId } = account;
      const [customer, revoked, phone] = await readItems([
        keys.customer(userId),
        keys.revocation(userId),
        keys.phone(account.phoneNumber, userId),
      ]);
      const revokedFrom = revoked?.from as number | undefined;
      const [hasCustomer, hasPhone] = [customer !== undefined, phone !== undefined];
      const elsewhere = await accountElsewhere(account, customer);
      if (elsewhere) misnamed.add(userId);
      const facts = { account, hasCustomer, elsewhere, revokedFrom, hasPhone };
      return accountViolations(facts, nowSeconds);
    });
  }
  for await (const page of pagesOf('customer', portions)) {
    const customers = page as unknown as CustomerCount[];
    const found = await readAll(customers.map(ownerKey));
    for (const customer of customers) {
      const exists = found.has(nameOf(ownerKey(customer))) || misnamed.has(customer.userId);
      yield* customerViolations(customer, exists);
    }
  }
}

/** The address that the count of an account names, and the account there, where it is another one. */
async function accountElsewhere({ email }: StoredAccount, customer: Item | undefined) {
  const named = (customer as CustomerCount | undefined)?.email;
  if (named === undefined || named === email) return undefined;
  const [account] = await readItems([keys.account(named)]);
  return { email: named, account: account as StoredAccount | undefined };
}

/** The item that says who a customer is: their account, or what an admin has added. */
const ownerKey = ({ userId, email }: Pick<CustomerCount, 'userId' | 'email'>) =>
  email === undefined ? keys.person(userId) : keys.account(email);

/** The list of the staff, which is short, and all accounts. */
async function* staffCheck(portions: Portions): AsyncGenerator<Violation> {
  const staff = (await readPartition(collections.staff)) as unknown as StaffEntry[];
  const entries = new Map(staff.map((entry) => [entry.userId, entry]));
  const left = new Map(entries);
  for await (const page of pagesOf('account', portions)) {
    for (const account of page as unknown as StoredAccount[]) {
      left.delete(account.userId);
      yield* staffViolations(account, entries.get(account.userId));
    }
  }
  for (const entry of left.values()) yield* staffEntryViolations(entry);
}

/** Whom admins have added, and whose telephone numbers are whose. */
async function* personCheck(portions: Portions): AsyncGenerator<Violation> {
  for await (const page of pagesOf('person', portions)) {
    yield* await eachOf(page as unknown as Person[], portions, async (person) => {
      const { userId, phoneNumber } = person;
      const wanted = [keys.customer(userId), keys.phone(phoneNumber, userId)];
      const [customer, phone] = await readItems(wanted);
      const hasCustomer = customer !== undefined;
      return personViolations(person, { hasCustomer, hasPhone: phone !== undefined });
    });
  }
  const doubtful: PhoneEntry[] = [];
  for await (const page of pagesOf('phone', portions)) {
    const entries = page as unknown as PhoneEntry[];
    const ownerless = await eachOf(entries, portions, async (entry) =>
      (await isKnown(entry)) ? [] : [entry],
    );
    doubtful.push(...ownerless);
  }
  for (const entry of await ofNoAccount(doubtful, portions)) yield* phoneViolations(entry, false);
}

/** Those of the entries that no account has: by a scan, because a count may be lost or name another address. */
async function ofNoAccount(entries: PhoneEntry[], portions: Portions): Promise<PhoneEntry[]> {
  if (entries.length === 0) return [];
  const keyOf = ({ phoneNumber, userId }: PhoneEntry) => nameOf(keys.phone(phoneNumber, userId));
  const left = new Map(entries.map((entry) => [keyOf(entry), entry]));
  for await (const page of pagesOf('account', portions)) {
    for (const account of page as unknown as StoredAccount[]) left.delete(keyOf(account));
  }
  return [...left.values()];
}

/** Whether whoever the count of a user names, or the staff have added as it, has this number. */
async function isKnown({ userId, phoneNumber }: PhoneEntry): Promise<boolean> {
  const [count, person] = await readItems([keys.customer(userId), keys.person(userId)]);
  const { email } = (count ?? {}) as Partial<CustomerCount>;
  const [account] = email === undefined ? [] : await readItems([keys.account(email)]);
  return [person, account].some(
    (owner) => owner?.userId === userId && owner.phoneNumber === phoneNumber,
  );
}

/** Bookings with their history, rating, payments and customer. */
async function* bookingCheck(portions: Portions): AsyncGenerator<Violation> {
  for await (const page of pagesOf('booking', portions)) {
    yield* await eachOf(page as unknown as CheckedBooking[], portions, async (booking) => {
      const [parts, [customer]] = await Promise.all([
        readPartition(keys.booking(booking.id).pk),
        readItems([keys.customer(booking.userId)]),
      ]);
      const of = (entity: string) => parts.filter((item) => item.entity === entity);
      const [rating] = of('rating') as unknown as { stars: number }[];
      const history = of('audit') as unknown as KeptChange[];
      const payments = of('payment') as unknown as Payment[];
      return [
        ...bookingViolations({
          booking,
          history,
          rating,
          hasCustomer: customer !== undefined,
          isListed: isListed(booking),
        }),
        ...paymentViolations(booking, payments),
        ...claimViolations(booking, of('claim') as unknown as CheckedClaim[], payments),
      ];
    });
  }
}

/** Bookings and the numbers that are reserved for them, from both sides. */
async function* numberCheck(portions: Portions): AsyncGenerator<Violation> {
  for await (const page of pagesOf('booking', portions)) {
    const bookings = page as unknown as CheckedBooking[];
    const keyOf = ({ number }: CheckedBooking) =>
      number === undefined ? [] : [keys.number(number)];
    const found = await readAll(bookings.flatMap(keyOf));
    for (const booking of bookings) {
      const [reserved] = keyOf(booking).map((key) => found.get(nameOf(key)));
      yield* numberViolations(booking, reserved as unknown as ReservedNumber | undefined);
    }
  }
  for await (const page of pagesOf('number', portions)) {
    const numbers = page as unknown as ReservedNumber[];
    const found = await readAll(numbers.map(({ bookingId }) => keys.booking(bookingId)));
    for (const reserved of numbers) {
      const booking = found.get(nameOf(keys.booking(reserved.bookingId)));
      yield* reservationViolations(reserved, booking);
    }
  }
}

/** Receipts: their numbers and their entries from both sides, and that no number of a series is left out. */
async function* receiptCheck(portions: Portions): AsyncGenerator<Violation> {
  for await (const page of pagesOf('payment', portions)) {
    const payments = page as unknown as Payment[];
    const keyOf = ({ receipt }: Payment) => (receipt ? [keys.receipt(receipt.number)] : []);
    const found = await readAll(payments.flatMap(keyOf));
    for (const payment of payments) {
      const [stored] = keyOf(payment).map((key) => found.get(nameOf(key)));
      yield* receiptViolations(payment, stored as unknown as NumberedReceipt | undefined);
    }
  }
  const series: ReceiptSeries = new Map();
  for await (const page of pagesOf('receipt', portions)) {
    const receipts = page as unknown as NumberedReceipt[];
    const keyOf = (of: NumberedReceipt) => keys.payment(of.bookingId, of.paymentId);
    const found = await readAll(receipts.map(keyOf));
    for (const receipt of receipts) {
      countReceiptIn(series, receipt);
      const payment = found.get(nameOf(keyOf(receipt)));
      yield* numberedViolations(receipt, payment as unknown as Payment | undefined);
    }
  }
  const counts: { year: string; count: number }[] = [];
  for await (const page of pagesOf('receiptCount', portions)) counts.push(...(page as never[]));
  yield* receiptSeriesViolations(series, counts);
}

/** Invoices: their numbers and they themselves from both sides, and that no number of a year is left out. */
async function* invoiceCheck(portions: Portions): AsyncGenerator<Violation> {
  for await (const page of pagesOf('invoice', portions)) {
    const invoices = page as unknown as Invoice[];
    const found = await readAll(invoices.map(({ number }) => keys.invoiceNumber(number)));
    for (const invoice of invoices) {
      const stored = found.get(nameOf(keys.invoiceNumber(invoice.number)));
      yield* invoiceViolations(invoice, stored as unknown as NumberedInvoice | undefined);
    }
  }
  const years: ReceiptSeries = new Map();
  for await (const page of pagesOf('invoiceNumber', portions)) {
    const numbers = page as unknown as NumberedInvoice[];
    const keyOf = (of: NumberedInvoice) => keys.invoice(of.bookingId, of.nth);
    const found = await readAll(numbers.map(keyOf));
    for (const stored of numbers) {
      countInvoiceIn(years, stored);
      const invoice = found.get(nameOf(keyOf(stored)));
      yield* numberedInvoiceViolations(stored, invoice as unknown as Invoice | undefined);
    }
  }
  const counts: { year: string; count: number }[] = [];
  for await (const page of pagesOf('invoiceCount', portions)) counts.push(...(page as never[]));
  yield* invoiceYearViolations(years, counts);
}

/** Live bookings and the days that they hold. */
async function* holdingCheck(portions: Portions): AsyncGenerator<Violation> {
  const today = todayInKigali();
  for await (const page of pagesOf('booking', portions)) {
    const live = (page as unknown as CheckedBooking[]).filter(({ status }) => isLive(status));
    yield* await eachOf(live, portions, async (booking) => {
      const [[room], calendar] = await Promise.all([
        readItems([keys.room(booking.coldRoomId)]),
        readCalendar(booking.coldRoomId, booking),
      ]);
      return holdingViolations({ booking, hasRoom: room !== undefined, calendar }, today);
    });
  }
}

/** Closures and the days that they hold. */
async function* closureCheck(portions: Portions): AsyncGenerator<Violation> {
  const today = todayInKigali();
  for await (const page of pagesOf('closure', portions)) {
    yield* await eachOf(page as unknown as CheckedClosure[], portions, async (closure) => {
      const [[room], calendar] = await Promise.all([
        readItems([keys.room(closure.coldRoomId)]),
        readCalendar(closure.coldRoomId, closure),
      ]);
      return closureViolations({ closure, hasRoom: room !== undefined, calendar }, today);
    });
  }
}

/** Calendars and the bookings and closures that they name. */
async function* calendarCheck(portions: Portions): AsyncGenerator<Violation> {
  const today = todayInKigali();
  for await (const page of calendarPages(portions)) {
    yield* await eachOf(page, portions, async (item: Item) => {
      const days = markedDays(item);
      const holders = await readHolders(days.values());
      const roomId = String(item.pk).slice(keys.room('').pk.length);
      return calendarViolations({ roomId, days, ...holders }, today);
    });
  }
}

/** What the staff did, and the lines of the journal about it. */
async function* journalCheck(portions: Portions): AsyncGenerator<Violation> {
  for await (const page of pagesOf('booking', portions)) {
    yield* await eachOf(
      page as unknown as JournaledBooking['booking'][],
      portions,
      async (booking) => {
        const [parts, lines] = await Promise.all([
          readPartition(keys.booking(booking.id).pk),
          readJournalOf(booking.id),
        ]);
        const of = (entity: string) => parts.filter((item) => item.entity === entity) as never[];
        const kept = {
          booking,
          history: of('audit'),
          payments: of('payment'),
          claims: of('claim'),
          invoices: of('invoice'),
        };
        return journalViolations(kept, lines);
      },
    );
  }
  for await (const page of pagesOf(journaledEntities, portions)) {
    const journaled = (page as unknown as JournaledItem[]).map(journaledOf);
    const expecting = journaled.filter(({ expected }) => expected.length > 0);
    yield* await eachOf(expecting, portions, async (one) => {
      const lines = await Promise.all(one.expected.map(({ at }) => readJournalAt(one.among, at)));
      return staffActViolations(one, lines.flat());
    });
  }
}

/** Removed accounts whose users are still to be forgotten. */
async function* removalCheck(portions: Portions): AsyncGenerator<Violation> {
  for await (const page of pagesOf('removal', portions)) {
    for (const removal of page as unknown as StoredRemoval[]) yield* removalViolations(removal);
  }
}

/** Counts of rooms and customers: one scan of the bookings and closures for each portion of them. */
async function* countCheck(portions: Portions): AsyncGenerator<Violation> {
  for await (const some of countedPortions(portions)) {
    const tallies: Tallies = new Map(some.map(({ id }) => [id, {}]));
    for await (const page of pagesOf('booking', portions)) {
      for (const booking of page as unknown as CheckedBooking[]) tallyBooking(tallies, booking);
    }
    for await (const page of pagesOf('closure', portions)) {
      for (const closure of page as unknown as CheckedClosure[]) tallyClosure(tallies, closure);
    }
    for (const one of some) yield* countViolations(one, tallies);
  }
}

async function* countedPortions(portions: Portions): AsyncGenerator<Counted[]> {
  let some: Counted[] = [];
  for (const [entity, countsOf] of [
    ['room', (item: Item) => countedRoom(item as unknown as StoredRoom)],
    ['customer', (item: Item) => countedCustomer(item as unknown as CustomerCount)],
  ] as const) {
    for await (const page of pagesOf(entity, portions)) {
      some.push(...page.map(countsOf));
      const [full, ...rest] = portionsOf(some, portions.counted).toReversed();
      for (const portion of rest) yield portion;
      some = full ?? [];
    }
  }
  if (some.length > 0) yield some;
}

/**
 * All checks, in the order in which violations are mended: what exists, then statuses, then days, which
 * follow from statuses, then counts, which follow from all. Names are forgotten last, because a booking that is restored
 * from a key has them.
 */
export const checks: Check[] = [
  accountCheck,
  staffCheck,
  personCheck,
  keyCheck,
  bookingCheck,
  numberCheck,
  receiptCheck,
  invoiceCheck,
  calendarCheck,
  holdingCheck,
  closureCheck,
  journalCheck,
  countCheck,
  removalCheck,
];
