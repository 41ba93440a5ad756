import type { ArrivalGuide } from '#shared/arrival.ts';
import type { AskedChange } from '#shared/askedChange.ts';
import type { CustomerBalance } from '#shared/balance.ts';
import type { Booking, BookingChange, Placement } from '#shared/booking.ts';
import type { Cancellation } from '#shared/cancellation.ts';
import type { Closure } from '#shared/closure.ts';
import { dayListNames } from '#shared/dayLists.ts';
import { emailOffReasons } from '#shared/emailOff.ts';
import type { Counts, OverallFigures, Sales } from '#shared/figures.ts';
import type { House, HouseContact } from '#shared/house.ts';
import type { Invoice } from '#shared/invoice.ts';
import type { JournalChange, JournalEntry } from '#shared/journal.ts';
import { mailTopics } from '#shared/mailTopics.ts';
import type { Message } from '#shared/message.ts';
import type { Notification } from '#shared/notification.ts';
import type { Money, Owed, Payment } from '#shared/payment.ts';
import type { PaymentClaim } from '#shared/paymentClaim.ts';
import type { Picture } from '#shared/pictures.ts';
import type { Rating, RoomRating } from '#shared/rating.ts';
import type { Reason } from '#shared/reasons.ts';
import type { Room } from '#shared/room.ts';
import type { RouteName } from '#shared/routes.ts';
import type { RoomCard } from '#shared/search/card.ts';
import type { StaffNote } from '#shared/staffNote.ts';
import type { Invitation, TeamMember } from '#shared/team.ts';
import type {
  BarDays,
  DayAtWork,
  DayBooking,
  DayClaim,
  Timeline,
  TimelineClosure,
  TimelineRoom,
  TimelineStay,
} from '#shared/timeline.ts';
import { bookingStatuses } from '#shared/transitions.ts';
import type { Person, Profile } from '#shared/user.ts';
import {
  day,
  flag,
  list,
  maybe,
  moment,
  number,
  oneOf,
  record,
  text,
  type Check,
} from '#web/lib/checks.ts';
import type { Output } from './client.ts';

type Item<Name extends RouteName> = Output<Name> extends (infer T)[] ? T : never;
type Admin = Output<'dashboard.admin'>;
type Mine = Output<'dashboard.mine'>;
type Search = Output<'rooms.search'>;
type Nearby = NonNullable<Search['nearby']>[number];

const status = oneOf(bookingStatuses);

const numbers = list(number);
/** The first and the last day of a bar of the timeline. */
const barDays: Check<BarDays> = (value): value is BarDays => numbers(value) && value.length === 2;

const why = { reason: maybe(text<Reason>()), reasonText: maybe(text()) };

const rating = record<Rating>({
  id: text(),
  stars: number,
  comment: maybe(text()),
  firstName: text(),
  at: moment,
});

const cardFields = {
  id: text(),
  name: text(),
  roomType: text<Room['roomType']>(),
  price: number,
  location: text(),
  capacity: number,
  unit: text(),
  status: text<Room['status']>(),
  size: number,
  image: maybe(text()),
  imageWidths: maybe(list(number)),
  temperatureRange: text(),
  latitude: maybe(number),
  longitude: maybe(number),
  rating: maybe(record<RoomRating>({ average: number, count: number })),
  createdAt: moment,
};

const picture = record<Picture>({
  path: text(),
  description: text(),
  widths: maybe(list(number)),
});

const room = record<Room>({
  ...cardFields,
  pictures: list(picture),
  feature: list(text()),
  description: text(),
  humidityControl: flag,
  accessControl: flag,
  version: number,
});

const roomName = record<DayAtWork['free'][number]>({
  id: text(),
  name: text(),
  location: text(),
  roomType: text<Room['roomType']>(),
});

const check = record<NonNullable<Booking['checkedIn']>>({ at: moment, by: text() });

const cancellation = record<Cancellation>({ freeDays: number, share: number });

const asked = record<AskedChange>({
  at: moment,
  startDate: day,
  endDate: day,
  totalPrice: number,
  words: maybe(text()),
  state: text<AskedChange['state']>(),
  answeredAt: maybe(moment),
  answeredBy: maybe(text()),
  reasonText: maybe(text()),
});

const bookingFields = {
  id: text(),
  bookingId: text(),
  number: maybe(text()),
  coldRoomId: text(),
  coldRoomName: text(),
  coldRoomLocation: text(),
  image: maybe(text()),
  imageWidths: maybe(list(number)),
  userId: text(),
  userName: text(),
  customerName: text(),
  startDate: day,
  endDate: day,
  status,
  totalPrice: number,
  roomType: text<Booking['roomType']>(),
  date: moment,
  service: maybe(text<NonNullable<Booking['service']>>()),
  productType: maybe(text()),
  weight: maybe(number),
  changedAt: maybe(moment),
  waitsFrom: maybe(moment),
  phoneNumber: maybe(text()),
  bookedBy: maybe(text()),
  stars: maybe(number),
  paid: maybe(number),
  claimId: maybe(text()),
  asked: maybe(asked),
  checkedIn: maybe(check),
  checkedOut: maybe(check),
  cancellation: maybe(cancellation),
  fee: maybe(number),
  ...why,
};
const booking = record<Booking>(bookingFields);

const placement = record<Placement>({
  coldRoomId: text(),
  coldRoomName: text(),
  startDate: day,
  endDate: day,
  totalPrice: number,
});

const arrivalFields = {
  directions: maybe(text()),
  openingHours: maybe(text()),
  keeperName: maybe(text()),
  keeperPhone: maybe(text()),
  doorWords: maybe(text()),
  whatToBring: maybe(text()),
  howToPay: maybe(text()),
};

const dayBooking = record<DayBooking>(bookingFields);

const closure = record<Closure>({
  id: text(),
  coldRoomId: text(),
  startDate: day,
  endDate: day,
  reason: text<Closure['reason']>(),
  note: maybe(text()),
  freeFrom: maybe(day),
});

const change = record<BookingChange>({
  at: moment,
  by: text(),
  name: maybe(text()),
  from: maybe(status),
  to: status,
  moved: maybe(record<NonNullable<BookingChange['moved']>>({ from: placement, to: placement })),
  presence: maybe(record<NonNullable<BookingChange['presence']>>({ from: text(), to: text() })),
  asked: maybe(asked),
  joined: maybe(text()),
  ...why,
});

const sellerFields = { companyName: maybe(text()), tin: maybe(text()), vatPercent: maybe(number) };

const payment = record<Payment>({
  id: text(),
  bookingId: text(),
  bookingNumber: maybe(text()),
  coldRoomName: text(),
  userId: text(),
  userName: text(),
  startDate: maybe(day),
  endDate: maybe(day),
  kind: text<Payment['kind']>(),
  amount: number,
  way: text<Payment['way']>(),
  reference: maybe(text()),
  at: moment,
  recordedBy: text(),
  reverses: maybe(text()),
  receipt: maybe(
    record<NonNullable<Payment['receipt']>>({ ...sellerFields, number: text(), code: text() }),
  ),
});

const invoice = record<Invoice>({
  ...sellerFields,
  number: text(),
  code: text(),
  bookingId: text(),
  nth: number,
  coldRoomName: text(),
  startDate: day,
  endDate: day,
  due: number,
  paid: number,
  at: moment,
  issuedBy: text(),
});
const claimFields = {
  id: text(),
  bookingId: text(),
  bookingNumber: maybe(text()),
  coldRoomName: text(),
  userId: text(),
  userName: text(),
  startDate: day,
  endDate: day,
  amount: number,
  way: text<PaymentClaim['way']>(),
  reference: text(),
  at: moment,
  state: text<PaymentClaim['state']>(),
  answeredAt: maybe(moment),
  answeredBy: maybe(text()),
  reasonText: maybe(text()),
};
const claim = record<PaymentClaim>(claimFields);

const contactFields = { email: maybe(text()), telephone: maybe(text()), whatsApp: maybe(text()) };

const house = record<House>({
  ...contactFields,
  merchantCode: maybe(text()),
  merchantName: maybe(text()),
  bankAccount: maybe(text()),
  cancellation: maybe(cancellation),
  receiptSeries: maybe(number),
  version: maybe(number),
  ...sellerFields,
});

const sentFields = {
  id: text(),
  kind: text<Message['kind']>(),
  createdAt: moment,
  names: text(),
  email: text(),
  phone: maybe(text()),
  website: maybe(text()),
  questions: text(),
  subscribeNews: flag,
};
const message = record<Message>({ ...sentFields, handled: flag });

const notification = record<Notification>({
  id: text(),
  type: text(),
  at: moment,
  read: flag,
  names: text(),
  bookingId: maybe(text()),
  bookingNumber: maybe(text()),
  coldRoomName: maybe(text()),
  startDate: maybe(day),
  endDate: maybe(day),
  messageId: maybe(text()),
  earlier: maybe(placement),
  amount: maybe(number),
  ...why,
  count: maybe(number),
});

const profileFields = {
  userId: text(),
  role: text<Profile['role']>(),
  email: text(),
  firstName: text(),
  lastName: text(),
  phoneNumber: text(),
  createdAt: moment,
};
const emailOff = maybe(oneOf(emailOffReasons));
const imageFields = {
  ...profileFields,
  profileImage: maybe(text()),
  emailConfirmedAt: maybe(moment),
  emailOff,
  mailsOff: maybe(list(oneOf(mailTopics))),
};

const personFields = { ...profileFields, email: maybe(text()), emailOff };
const person = record<Person>(personFields);

const teamMember = record<TeamMember>({
  userId: text(),
  role: text<TeamMember['role']>(),
  email: text(),
  firstName: text(),
  lastName: text(),
  since: moment,
});

const invitation = record<Invitation>({
  id: text(),
  email: text(),
  role: text<Invitation['role']>(),
  by: text(),
  at: moment,
  until: moment,
});

const journalEntry = record<JournalEntry>({
  id: text(),
  at: moment,
  userId: text(),
  names: text(),
  act: text<JournalEntry['act']>(),
  kind: text<JournalEntry['kind']>(),
  thingId: text(),
  thing: maybe(text()),
  amount: maybe(number),
  role: maybe(text<TeamMember['role']>()),
  changes: maybe(
    list(record<JournalChange>({ field: text(), from: maybe(text()), to: maybe(text()) })),
  ),
});

const staffNote = record<StaffNote>({
  id: text(),
  text: text(),
  at: moment,
  by: text(),
  mine: flag,
});

const counts = record<Counts>({
  pending: number,
  approved: number,
  rejected: number,
  cancelled: number,
  expired: number,
  completed: number,
});

const salesFields = { days: number, revenue: number };
const overallFields = { ...salesFields, bookings: counts, customers: number };

const said = record<{ message: string }>({ message: text() });
const token = record<{ token: string }>({ token: text() });
const calendarState = record<Output<'account.calendar'>>({ since: maybe(moment) });
const unread = record<{ count: number }>({ count: number });

/**
 * What an answer of each endpoint that the site calls must look like. The compiler compares it with the contract. A
 * field that the site does not know is none of its business, so that a tab outlives a new version of the server.
 */
export const answers = {
  'auth.login': token,
  'auth.register': token,
  'auth.logout': said,
  'auth.forgot': said,
  'auth.reset': token,
  'auth.confirm': record<Output<'auth.confirm'>>({
    message: text(),
    role: maybe(text<Invitation['role']>()),
  }),
  'account.sendCode': said,
  'account.remove': said,
  'account.chooseMails': record<Profile>(imageFields),
  'account.written': record<Output<'account.written'>>({
    notes: list(record<Pick<StaffNote, 'at' | 'text'>>({ at: moment, text: text() })),
    messages: list(record<Omit<Message, 'handled'>>(sentFields)),
  }),
  'account.calendar': calendarState,
  'account.renewCalendar': record<Output<'account.renewCalendar'>>({ path: text(), since: moment }),
  'account.endCalendar': calendarState,
  'mails.askUnsubscribe': record<Output<'mails.askUnsubscribe'>>({}),
  'mails.unsubscribe': said,
  'account.get': record<Profile>(imageFields),
  'account.update': record<Profile & { token: string }>({ ...imageFields, token: text() }),
  'account.changePassword': token,
  'account.changeEmail': token,
  'rooms.list': list(room),
  'rooms.search': record<Search>({
    rooms: list(record<Search['rooms'][number]>({ ...cardFields, distanceKm: maybe(number) })),
    place: maybe(record<NonNullable<Search['place']>>({ typed: text(), name: maybe(text()) })),
    nearby: maybe(
      list(
        record<Nearby>({
          ...cardFields,
          distanceKm: maybe(number),
          free: maybe(record<NonNullable<Nearby['free']>>({ startDate: day, endDate: day })),
        }),
      ),
    ),
  }),
  'rooms.map': record<Output<'rooms.map'>>({
    rooms: list(record<RoomCard>(cardFields)),
    taken: list(record<RoomCard>(cardFields)),
    clusters: list(
      record<Output<'rooms.map'>['clusters'][number]>({
        latitude: number,
        longitude: number,
        rooms: number,
      }),
    ),
    exact: flag,
  }),
  'rooms.get': room,
  'rooms.arrival': record<Output<'rooms.arrival'>>({ ...arrivalFields, live: number }),
  'rooms.calendar': record<Output<'rooms.calendar'>>({ id: text(), taken: list(day) }),
  'rooms.ratings': list(rating),
  'rooms.create': room,
  'rooms.update': room,
  'rooms.addPicture': room,
  'rooms.setPictures': room,
  'rooms.remove': record<{ id: string }>({ id: text() }),
  'bookings.availability': said,
  'bookings.create': booking,
  'bookings.bookFor': booking,
  'bookings.listAll': list(booking),
  'bookings.listMine': list(booking),
  'bookings.pending': list(booking),
  'bookings.get': record<Output<'bookings.get'>>({
    ...bookingFields,
    history: list(change),
    rating: maybe(rating),
  }),
  'bookings.arrival': record<Output<'bookings.arrival'>>({
    booking,
    latitude: maybe(number),
    longitude: maybe(number),
    arrival: record<ArrivalGuide>(arrivalFields),
  }),
  'bookings.calendar': text(),
  'bookings.updateStatus': booking,
  'bookings.cancel': booking,
  'bookings.change': booking,
  'bookings.reopen': booking,
  'bookings.setPresence': booking,
  'bookings.updateGoods': booking,
  'bookings.rate': rating,
  'changeRequests.create': booking,
  'changeRequests.withdraw': booking,
  'changeRequests.accept': booking,
  'changeRequests.decline': booking,
  'payments.list': record<Output<'payments.list'>>({
    due: number,
    paid: number,
    rest: number,
    payments: list(payment),
    claims: list(claim),
    invoices: list(invoice),
  }),
  'payments.record': payment,
  'payments.reverse': payment,
  'payments.claim': claim,
  'payments.confirm': payment,
  'payments.decline': claim,
  'payments.month': list(payment),
  'payments.owed': list(
    record<Owed>({
      id: text(),
      number: maybe(text()),
      coldRoomName: text(),
      userId: text(),
      userName: text(),
      startDate: day,
      endDate: day,
      owed: number,
      phoneNumber: maybe(text()),
    }),
  ),
  'payments.figures': record<Money>({ revenue: number, received: number, owed: number }),
  'invoices.issue': invoice,
  'receipts.check': record<Output<'receipts.check'>>({
    ...sellerFields,
    number: text(),
    kind: text<Output<'receipts.check'>['kind']>(),
    amount: number,
    day,
    coldRoomName: text(),
    reversedBy: maybe(text()),
  }),
  'house.contact': record<HouseContact>(contactFields),
  'house.get': house,
  'house.change': house,
  'closures.create': closure,
  'closures.reopen': closure,
  'timeline.get': record<Timeline>({
    startDate: day,
    endDate: day,
    towns: maybe(list(text())),
    rooms: list(
      record<TimelineRoom>({
        id: text(),
        name: text(),
        location: text(),
        unavailable: maybe(flag),
        stays: list(
          record<TimelineStay>({
            id: text(),
            number: maybe(text()),
            name: text(),
            days: barDays,
            status: maybe(status),
          }),
        ),
        closures: maybe(
          list(
            record<TimelineClosure>({
              id: text(),
              days: barDays,
              reason: text<Closure['reason']>(),
              note: maybe(text()),
            }),
          ),
        ),
      }),
    ),
  }),
  'timeline.day': record<DayAtWork>({
    day,
    arriving: list(dayBooking),
    leaving: list(dayBooking),
    inHouse: list(dayBooking),
    late: list(dayBooking),
    asked: list(dayBooking),
    claims: list(record<DayClaim>({ ...claimFields, phoneNumber: maybe(text()) })),
    free: list(roomName),
    more: list(oneOf(dayListNames)),
  }),
  'contact.submitQuery': said,
  'contact.listMessages': list(message),
  'contact.setHandled': message,
  'notifications.list': list(notification),
  'notifications.count': unread,
  'notifications.markRead': unread,
  'notifications.markAllRead': unread,
  'users.list': list(record<Item<'users.list'>>({ ...personFields, bookings: number })),
  'people.create': person,
  'people.get': record<Output<'people.get'>>({
    person,
    notes: list(staffNote),
    sharing: list(person),
    balance: record<CustomerBalance>({
      due: number,
      paid: number,
      owed: number,
      toRefund: number,
    }),
  }),
  'people.join': person,
  'people.bookings': list(booking),
  'people.addNote': staffNote,
  'people.removeNote': record<{ id: string }>({ id: text() }),
  'search.find': record<Output<'search.find'>>({
    people: list(person),
    bookings: list(booking),
    rooms: list(roomName),
    more: record<Output<'search.find'>['more']>({ people: flag, rooms: flag }),
  }),
  'journal.list': list(journalEntry),
  'team.list': list(teamMember),
  'team.setRole': teamMember,
  'team.invitations': list(invitation),
  'team.invite': invitation,
  'team.withdrawInvitation': invitation,
  'dashboard.admin': record<Admin>({
    total: record<OverallFigures>(overallFields),
    months: list(record<Admin['months'][number]>({ ...overallFields, month: text() })),
    rooms: record<Admin['rooms']>({ available: number, unavailable: number }),
    arrivals: list(
      record<Admin['arrivals'][number]>({
        id: text(),
        number: maybe(text()),
        coldRoomId: text(),
        coldRoomName: text(),
        userId: text(),
        userName: text(),
        startDate: day,
        endDate: day,
      }),
    ),
    occupancy: record<Admin['occupancy']>({
      month: text(),
      sold: number,
      rooms: list(
        record<Admin['occupancy']['rooms'][number]>({ ...salesFields, id: text(), name: text() }),
      ),
    }),
    moreArrivals: flag,
    waiting: list(booking),
  }),
  'dashboard.mine': record<Mine>({
    bookings: counts,
    months: list(record<Sales & { month: string }>({ ...salesFields, month: text() })),
  }),
} satisfies { [Name in RouteName]?: Check<Output<Name>> };

/** The endpoints that the site can call. */
export type CallName = keyof typeof answers;
