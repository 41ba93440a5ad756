import {
  areaOfAct,
  type JournalAct,
  type JournalArea,
  type JournalEntry,
} from '#shared/journal.ts';
import type { FigureTable } from '#web/features/charts/csv.ts';
import { formatMoment, formatRwf } from '#web/lib/format.ts';
import { clientPath, editRoomPath, paths } from '#web/lib/paths.ts';
import { roleLabels } from '#web/lib/roleLabels.ts';

/** How the acts of the staff are called on screen. */
const actLabels: Record<JournalAct, string> = {
  bookedFor: 'Booked for a client',
  bookingApproved: 'Approved a booking',
  bookingRejected: 'Rejected a booking',
  bookingCancelled: 'Cancelled a booking',
  bookingReopened: 'Reopened a booking',
  approvalWithdrawn: 'Undid an approval',
  bookingChanged: 'Changed days or room',
  changeDeclined: 'Declined a change request',
  checkedIn: 'Checked in',
  checkedOut: 'Checked out',
  checkTakenBack: 'Undid a check-in or check-out',
  paymentRecorded: 'Recorded a payment',
  depositRecorded: 'Recorded a deposit',
  refundRecorded: 'Recorded a refund',
  entryReversed: 'Reversed an entry',
  claimConfirmed: 'Confirmed a claimed payment',
  claimDeclined: 'Declined a claimed payment',
  invoiceIssued: 'Issued an invoice',
  roomCreated: 'Added a room',
  roomChanged: 'Changed a room',
  roomDeleted: 'Deleted a room',
  roomClosed: 'Closed days of a room',
  roomReopened: 'Reopened days of a room',
  callerAdded: 'Added a client',
  noteAdded: 'Wrote a note',
  noteRemoved: 'Removed a note',
  callerJoined: 'Joined a client to an account',
  roleGiven: 'Gave a role',
  invited: 'Invited to the team',
  invitationWithdrawn: 'Withdrew an invitation',
  invitationAccepted: 'Accepted an invitation',
  houseChanged: 'Changed the settings of the house',
};

export const areaLabels: Record<JournalArea, string> = {
  bookings: 'Bookings',
  payments: 'Payments',
  rooms: 'Rooms',
  people: 'Clients',
  team: 'Roles',
  house: 'Settings of the house',
};

/** What was done, with the amount or the role. */
export function actWords({ act, amount, role }: JournalEntry): string {
  if (role === 'user') return 'Withdrew a role';
  if (role) return `${actLabels[act]}: ${roleLabels[role]}`;
  return amount === undefined
    ? actLabels[act]
    : `${actLabels[act]}, ${formatRwf(Math.abs(amount))}`;
}

/** The fields of a room and the settings of the house as their forms call them. */
const fieldLabels: Record<string, string> = {
  name: 'name',
  roomType: 'type',
  location: 'location',
  price: 'price',
  status: 'status',
  capacity: 'capacity',
  unit: 'unit',
  size: 'size',
  temperatureRange: 'temperature',
  humidityControl: 'humidity control',
  accessControl: 'access control',
  feature: 'features',
  latitude: 'latitude',
  longitude: 'longitude',
  description: 'description',
  pictures: 'pictures',
  merchantCode: 'merchant code',
  merchantName: 'name of the merchant',
  bankAccount: 'bank account',
  telephone: 'phone',
  whatsApp: 'WhatsApp',
  email: 'email',
  companyName: 'company name',
  tin: 'TIN',
  vatPercent: 'VAT rate in percent',
  receiptSeries: 'series of receipts',
  freeDays: 'free cancelling until this many days before the first day',
  share: 'fee after that, in percent of the total',
};

const valueLabels: Record<string, string> = { true: 'yes', false: 'no' };

const valueWords = (value: string | undefined): string =>
  value === undefined ? 'nothing' : (valueLabels[value] ?? value);

/** What of a thing was changed, each with what it was and what it is. How to arrive is named as one. */
export const fieldChangeWords = ({ changes = [] }: JournalEntry): string[] => [
  ...new Set(
    changes.map(({ field, from, to }) => {
      const name = fieldLabels[field] ?? 'how to arrive';
      return from === undefined && to === undefined
        ? name
        : `${name}: ${valueWords(from)} → ${valueWords(to)}`;
    }),
  ),
];

/** What the thing was called. */
export const thingWords = ({ kind, thing }: JournalEntry): string =>
  thing ?? (kind === 'house' ? 'The house' : 'A client');

/** Where a thing is found; undefined where it is gone, or a booking, which has no page of its own. */
export function thingPath({ act, kind, thingId }: JournalEntry): string | undefined {
  if (act === 'roomDeleted' || kind === 'booking') return undefined;
  if (areaOfAct[act] === 'team') return paths.adminTeam.path;
  if (kind === 'room') return editRoomPath(thingId);
  return kind === 'person' ? clientPath(thingId) : paths.adminMoney.path;
}

/** The journal as a table, oldest first. Ids tell apart who or what has the same name. */
export const journalTable = (entries: readonly JournalEntry[]): FigureTable => ({
  columns: ['When', 'Who', 'What', 'On', 'Amount Rwf', 'Who (id)', 'On (id)'],
  rows: [...entries]
    .reverse()
    .map((entry) => [
      formatMoment(entry.at),
      entry.names,
      [entry.role ? actWords(entry) : actLabels[entry.act], ...fieldChangeWords(entry)].join('; '),
      thingWords(entry),
      entry.amount ?? '',
      entry.userId,
      entry.thingId,
    ]),
});
