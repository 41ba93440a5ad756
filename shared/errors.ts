import type { DaysHolder } from './daysHolder.ts';
import { sentenceOf, type ErrorRow, type GivenParams, type Params } from './errorRow.ts';
import { inputErrors } from './inputErrors.ts';
import { limits } from './limits.ts';
import { messages, ownMessages } from './messages.ts';
import { hoursInWords } from './numberWords.ts';
import type { OpenMatter } from './openMatters.ts';

const busy = 'Many people are booking right now. Please try again in a moment.';

/** Its parameter is how many seconds to wait, which each caller says in its own way. */
const tooManyAttempts: (given: { retryAfter: number }) => string = () =>
  'Too many attempts. Please try again later.';

/**
 * Its parameters are what to solve: a nonce such that the SHA-256 of `challenge:nonce` begins with as many zero
 * bits as `difficulty` says. Send `challenge:nonce` as `proof`.
 */
const proofNeeded: (given: { challenge: string; difficulty: number }) => string = () =>
  'Many people are signing up from your network. Please try again.';

/** An amount in whole Rwf, its thousands marked. */
const rwf = (amount: number): string => `${amount.toLocaleString('en')} Rwf`;

/** Its parameters name the caller's own booking that holds the days; one from before there were numbers has none. */
const ownBooking = ({ number }: { bookingId: string; number: string }): string =>
  `You have booked this room on these days already${number ? `: booking ${number}` : ''}.`;

/** Something that is open of a booking, with what the booking is called and the amount in whole Rwf as text. */
type OpenOfBooking = { booking: string; kind: OpenMatter['kind']; amount: string };

/** What is open of a caller's own booking, and what they do about it. */
const openWords = ({ booking, kind, amount }: OpenOfBooking): string =>
  `${booking}: ${openWordsOf[kind](amount)}`;

const openWordsOf: Record<OpenMatter['kind'], (amount: string) => string> = {
  claim: () =>
    'we have not checked yet what you say that you have paid. Please wait for our answer.',
  toPay: (amount) => `${rwf(Number(amount))} is still to be paid. Please pay it first.`,
  toRefund: (amount) => `we owe you ${rwf(Number(amount))}. Please ask us for this refund first.`,
  checkedIn: () =>
    'your goods are in the room. Please take them out and have us check you out first.',
};

type Move = { from: string; to: string };

/** Why it is too late for a move: a customer can ask the house for more, and the staff read which day has passed. */
function tooLate({ from, to, by }: Move & { by: string }): string {
  if (to === 'cancelled') {
    return by === 'customer'
      ? 'It is too late to cancel this booking. Please call or write to us.'
      : 'It is too late to cancel this booking: its last day has passed.';
  }
  if (from === 'pending') {
    return 'It is too late to approve this booking: its first day has passed.';
  }
  const day = to === 'pending' ? 'first' : 'last';
  return `It is too late to reopen this booking: its ${day} day has passed.`;
}

/**
 * Every reason for which the API refuses a request, by its code. A code never changes: the site and
 * other callers decide by it. The sentence is for people, in the catalogue's words where it has some.
 */
export const errors = {
  ...inputErrors,

  // Who calls
  noToken: { status: 401, message: messages.noTokenProvided },
  tokenExpired: { status: 401, message: messages.tokenExpired },
  invalidToken: { status: 401, message: messages.invalidToken },
  invalidCredentials: { status: 401, message: messages.invalidCredentials },
  wrongCode: {
    status: 400,
    field: 'code',
    message: 'This code is not right or no longer valid. Check it, or ask for a new one.',
  },
  wrongLink: {
    status: 400,
    message: ownMessages.wrongLink,
  },
  passwordToChoose: { status: 403, message: 'Please choose a password of your own first.' },
  staffOnly: { status: 403, message: 'Only the staff may do this' },
  adminOnly: { status: 403, message: 'Only an admin may do this' },
  adminAccount: {
    status: 403,
    message: 'An account of the staff cannot be deleted. An admin withdraws its role first.',
  },
  bookingsHeld: {
    status: 409,
    message: ({ held }: { held: readonly string[] }) =>
      `You still have bookings: ${held.join('; ')}. Cancel them, or let them end, before you delete your account.`,
  },
  mattersOpen: {
    status: 409,
    message: ({ open }: { open: readonly OpenOfBooking[] }) =>
      `Your account cannot be deleted yet. ${open.map(openWords).join(' ')}`,
  },
  accountNotFound: {
    status: 404,
    field: 'email',
    message: 'Nobody has registered with this address. They sign up on the site first.',
  },
  addressUnconfirmed: {
    status: 409,
    field: 'email',
    message:
      'Nobody has shown yet that this address is theirs. Ask them to confirm it first, by the code that we email.',
  },
  hasAccount: {
    status: 409,
    field: 'email',
    message: 'This address has an account already. Give it the role, without an invitation.',
  },
  alreadyInvited: {
    status: 409,
    field: 'email',
    message:
      'This address is invited already. To invite it to another role, withdraw that invitation first.',
  },
  invitationGone: {
    status: 404,
    message: 'This invitation was withdrawn or accepted meanwhile, or has expired.',
  },
  lastAdmin: {
    status: 409,
    message: 'The last admin cannot go. Make somebody else an admin first.',
  },
  sameEmail: { status: 409, field: 'email', message: 'This is your address already.' },
  emailTaken: { status: 409, field: 'email', message: 'Email is already registered' },

  // Rooms
  roomNotFound: { status: 404, message: ownMessages.roomNotFound },
  roomHasBookings: {
    status: 409,
    message: 'Cold room has current bookings and cannot be deleted.',
  },
  roomHasClosures: {
    status: 409,
    message: 'Cold room is closed for days to come. Please reopen it before it is deleted.',
  },
  staleRoom: {
    status: 409,
    field: 'version',
    message: 'Somebody else has changed this cold room meanwhile. Please load it again.',
  },
  tooManyPictures: {
    status: 409,
    field: 'image',
    params: { max: limits.pictures },
    message: `A room has at most ${limits.pictures} pictures. Please remove one first.`,
  },
  pictureNotFound: {
    status: 404,
    field: 'pictures',
    message: 'The room does not have this picture, or it is named twice. Please load it again.',
  },
  imageType: { status: 400, field: 'image', message: ownMessages.imageType },
  imageSize: {
    status: 400,
    field: 'image',
    params: { bytes: limits.imageBytes },
    message: ownMessages.imageSize,
  },
  imageSide: {
    status: 400,
    field: 'image',
    params: { pixels: limits.imageSide },
    message: `The picture must be at most ${limits.imageSide} pixels wide and high`,
  },
  imagePixels: {
    status: 400,
    field: 'image',
    params: { pixels: limits.imagePixels },
    message: `The picture must have at most ${limits.imagePixels / 1e6} million pixels`,
  },

  // Days
  pastDate: { status: 400, field: 'startDate', message: messages.pastDate },
  reversedDates: { status: 400, field: 'endDate', message: ownMessages.reversedDates },
  stayTooLong: {
    status: 400,
    field: 'endDate',
    params: { days: limits.stayDays },
    message: ownMessages.stayTooLong,
  },
  stayTooFarAhead: {
    status: 400,
    field: 'endDate',
    params: { months: limits.monthsAhead },
    message: ownMessages.stayTooFarAhead,
  },
  calendarTooLong: {
    status: 400,
    field: 'endDate',
    params: { days: limits.calendarDays },
    message: `At most ${limits.calendarDays} days can be asked for at once.`,
  },

  timelineTooLong: {
    status: 400,
    field: 'endDate',
    params: { days: limits.timelineDays },
    message: `At most ${limits.timelineDays} days can be shown at once.`,
  },

  // Closures
  daysHeld: {
    status: 409,
    message: ({ held }: { held: readonly DaysHolder[] }) =>
      `These days are not free: ${held.map(({ words }) => words).join('; ')}. Cancel or reject what holds them first, or choose other days.`,
  },
  closureNotFound: { status: 404, message: 'Closure not found' },
  closureOver: { status: 409, message: 'The closed days are over, so none can be given back.' },

  // Bookings
  roomUnavailable: { status: 409, message: ownMessages.roomUnavailable },
  daysTaken: { status: 409, message: messages.notAvailable },
  ownBooking: { status: 409, message: ownBooking },
  priceChanged: {
    status: 409,
    field: 'totalPrice',
    message: 'The price of this cold room has changed. Please check the new total and try again.',
  },
  termsChanged: {
    status: 409,
    field: 'cancellation',
    message: 'The rule of cancelling has changed. Please read it again, and confirm once more.',
  },
  feeChanged: {
    status: 409,
    field: 'fee',
    message: ({ fee }: { fee: number }) =>
      fee === 0
        ? 'Cancelling costs nothing now. Please look again before you cancel.'
        : `Cancelling now costs ${rwf(fee)}. Please look again before you cancel.`,
  },
  tooHeavy: {
    status: 409,
    field: 'weight',
    message: ({ holds }: { holds: string }) =>
      `This room holds ${holds}. Please enter a smaller weight, or choose a bigger room.`,
  },
  totalZero: { status: 400, field: 'totalPrice', message: messages.totalZero },
  tooManyPending: {
    status: 409,
    params: { max: limits.pendingBookings },
    message: `You already have ${limits.pendingBookings} bookings waiting for an answer. Please wait until one is answered, or cancel one.`,
  },
  tooManyDays: {
    status: 409,
    message: ({ max }: { max: number }) =>
      `Your bookings that wait for an answer may hold ${max} days together. Please choose a shorter stay, wait until one is answered, or cancel one.`,
  },
  tooManyBookings: {
    status: 429,
    message: ({ max }: { max: number; retryAfter: number }) =>
      `You have made ${max} bookings within ${hoursInWords(limits.bookingsHours)}. Please try again later.`,
  },
  clientHasTooManyPending: {
    status: 409,
    params: { max: limits.pendingBookings },
    message: `This client already has ${limits.pendingBookings} bookings waiting for an answer. Answer one of them first, or approve this one at once.`,
  },
  clientHasTooManyDays: {
    status: 409,
    message: ({ max }: { max: number }) =>
      `The bookings of this client that wait for an answer may hold ${max} days together. Answer one of them first, approve this one at once, or choose a shorter stay.`,
  },
  clientHasTooManyBookings: {
    status: 429,
    message: ({ max }: { max: number; retryAfter: number }) =>
      `For this client ${max} bookings were made within ${hoursInWords(limits.bookingsHours)}. Approve this one at once, or try again later.`,
  },
  invalidKey: {
    status: 400,
    field: 'Idempotency-Key',
    params: { max: limits.keyCharacters },
    message: `1 to ${limits.keyCharacters} letters, digits, dashes or underscores`,
  },
  keyReused: {
    status: 409,
    message: 'This Idempotency-Key was already used for another request.',
  },
  personNotFound: { status: 404, message: 'Client not found' },
  notACaller: {
    status: 409,
    message: 'This client has an account. Only a client who was added by the staff can be joined.',
  },
  noAccount: { status: 409, message: 'This client has no account to join with.' },
  otherNumber: { status: 409, message: 'These clients have different phone numbers.' },
  noteOfAnother: { status: 403, message: 'Only the person who wrote this note can remove it.' },
  bookingNotFound: { status: 404, message: 'Booking not found' },
  transitionRefused: {
    status: 409,
    message: ({ from, to }: Move) =>
      `This booking is ${from}, so it cannot be ${to}. Please load the page again.`,
  },
  transitionTooLate: { status: 409, message: tooLate },
  changeRefused: {
    status: 409,
    message: ({ status }: { status: string }) =>
      `The days and the room of a booking that is ${status} cannot be changed.`,
  },
  staleBooking: {
    status: 409,
    message:
      'The days or the room of this booking have changed meanwhile. Please close this and look at it again.',
  },
  changeByRequest: {
    status: 409,
    message: 'Your booking is approved. Ask for other days, and we will answer you.',
  },
  changeYourself: {
    status: 409,
    message: 'This booking waits for its answer: you can change its days yourself.',
  },
  askedAlready: {
    status: 409,
    message: 'You have asked for other days already. Withdraw that before you ask for others.',
  },
  askedAnswered: {
    status: 409,
    message:
      'Somebody has answered or withdrawn this request, or changed the booking, meanwhile. Please look again.',
  },
  stayBegun: {
    status: 409,
    field: 'endDate',
    message:
      'This stay has begun: only its last day can change, to today or later. For another room, make today its last day and book the other room for the days that follow.',
  },
  stayOver: { status: 409, message: 'This stay is over.' },
  tooManyChanges: {
    status: 409,
    params: { max: limits.ownChanges },
    message: `You have changed this booking ${limits.ownChanges} times. Please call or write to us, and we will change it for you.`,
  },
  reopenRefused: {
    status: 409,
    message: ({ status }: { status: string }) =>
      `Somebody has changed this booking meanwhile: it is ${status} now.`,
  },
  undoTooLate: {
    status: 409,
    params: { max: limits.undoSeconds },
    message: `An approval can be undone for ${limits.undoSeconds} seconds. It can still be cancelled, with a reason.`,
  },
  presenceRefused: {
    status: 409,
    message: 'Somebody has checked this booking in or out meanwhile. Please look again.',
  },
  notExpectedToday: {
    status: 409,
    message: 'Only an approved booking can be checked in, on a day of its stay.',
  },
  stillIn: {
    status: 409,
    message: 'The goods are still in the room. Please check the client out first.',
  },
  customerGone: { status: 409, message: 'The client of this booking has no account any more.' },
  wrongReason: {
    status: 400,
    field: 'reason',
    message: ({ to }: { to: string }) =>
      to === 'rejected' || to === 'cancelled'
        ? 'This reason cannot be used here. Choose another one.'
        : 'A reason cannot be given here.',
  },
  reasonNeeded: {
    status: 400,
    field: 'reason',
    message: 'Please choose a reason. The client reads it.',
  },
  bookingEnded: {
    status: 409,
    message: 'This booking has ended: what it stores cannot be changed.',
  },
  notApproved: {
    status: 409,
    message: 'How to arrive is shown while a booking is approved.',
  },
  notCompleted: { status: 409, message: 'Only a booking that is completed can be rated.' },

  // Payments
  paymentAboveRest: {
    status: 409,
    field: 'amount',
    message: ({ rest }: { rest: number }) =>
      rest > 0 ? `Only ${rwf(rest)} are left to pay.` : 'Nothing is left to pay for this booking.',
  },
  refundAbovePaid: {
    status: 409,
    field: 'amount',
    message: ({ paid }: { paid: number }) =>
      paid > 0
        ? `Only ${rwf(paid)} were paid, so no more can be refunded.`
        : 'Nothing was paid, so nothing can be refunded.',
  },
  paymentNotFound: { status: 404, message: 'Payment not found' },
  nothingDue: {
    status: 409,
    message: 'Nothing is due for this booking, so there is nothing to invoice.',
  },
  receiptNotFound: { status: 404, message: 'We have no receipt of this number and code.' },
  staleHouse: {
    status: 409,
    message: 'Somebody else has changed these settings meanwhile. Please load them again.',
  },
  receiptSeriesInUse: {
    status: 409,
    field: 'receiptSeries',
    message: ({ series }: { series: number }) =>
      `This year has receipts of series ${series}, so there can be fewer series only from next year on.`,
  },
  notReversible: {
    status: 409,
    message: 'A reversal cannot be reversed. Record the payment once more instead.',
  },
  reversalAbovePaid: {
    status: 409,
    message: ({ paid }: { paid: number }) =>
      `Only ${rwf(paid)} of this booking's payments were not refunded. Reverse the refund first.`,
  },
  claimWaits: {
    status: 409,
    message: 'You have told us of a payment already. Please wait until we have looked for it.',
  },
  claimNotFound: { status: 404, message: 'There is no such claim of a payment' },
  claimAnswered: { status: 409, message: 'Somebody else has answered this already.' },

  // Messages
  messageNotFound: { status: 404, message: 'Message not found' },

  // Requests of any kind
  jsonExpected: { status: 415, message: 'The request body must be JSON' },
  malformedJson: { status: 400, message: 'The request body is not valid JSON' },
  formExpected: { status: 415, message: 'The request body must be a multipart form' },
  malformedForm: { status: 400, message: 'The request body is not a valid form' },
  bodyTooLarge: { status: 413, message: 'The request body is too large' },
  invalidCursor: { status: 400, field: 'cursor', message: 'This page mark is not valid here' },
  tooManyAttempts: { status: 429, message: tooManyAttempts },
  proofNeeded: { status: 429, message: proofNeeded },
  throttled: { status: 429, params: { retryAfter: 1 }, message: busy },
  busy: { status: 503, params: { retryAfter: 1 }, message: busy },
  outcomeUnknown: {
    status: 503,
    params: { retryAfter: 5 },
    message:
      'No answer came in time, so it is not known whether this was done. Please look before you try again.',
  },
  notFound: { status: 404, message: 'There is nothing at this address' },
  badRequest: { status: 400, message: 'Bad request' },
  unknownError: { status: 400, message: messages.unknownError },
  serverError: { status: 500, message: messages.serverError },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errors;

/** What every refusal answers. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  /** The input field at fault. */
  field?: string;
  /** The values in the message, for whoever says it in other words. */
  params?: Params;
}

/** A code with the parameters that it needs, then the field at fault where it is not always the same. */
export type ErrorArgs = {
  [Code in ErrorCode]: GivenParams<(typeof errors)[Code]> extends [infer Given]
    ? [code: Code, params: Given, field?: string]
    : [code: Code, params?: undefined, field?: string];
}[ErrorCode];

/** What a refusal answers: its row of the table, with what is given for this one. */
export function errorBody(...[code, given, at]: ErrorArgs): ErrorBody {
  const row: ErrorRow = errors[code];
  const params = given ?? row.params;
  const field = at ?? row.field;
  return {
    code,
    message: sentenceOf(row, params),
    ...(field !== undefined && { field }),
    ...(params && { params }),
  };
}
