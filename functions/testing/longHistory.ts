import fc from 'fast-check';
import type { Mover } from '#functions/domain/decideMove.ts';
import { Refusal } from '#functions/errors.ts';
import { findBooking } from '#functions/store/bookings/bookings.ts';
import { removeRoom } from '#functions/store/removal/removeRoom.ts';
import { updateRoom } from '#functions/store/rooms/updateRoom.ts';
import {
  asCustomer,
  at,
  customerWith,
  requestFor,
  someCaller,
  someCustomer,
  somePhone,
  someRoom,
} from '#functions/testing/people.ts';
import {
  acceptChange,
  askChange,
  declineChange,
  withdrawChange,
} from '#functions/usecases/askChange.ts';
import { bookFor } from '#functions/usecases/bookFor.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { changeBooking } from '#functions/usecases/changeBooking.ts';
import { closeRoom, reopenRoom } from '#functions/usecases/closeRoom.ts';
import { issueInvoice } from '#functions/usecases/issueInvoice.ts';
import { joinCaller } from '#functions/usecases/joinCaller.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { claimPayment, confirmClaim, declineClaim } from '#functions/usecases/paymentClaims.ts';
import { recordPayment, reversePayment } from '#functions/usecases/payments.ts';
import { reopenBooking } from '#functions/usecases/reopenBooking.ts';
import { setPresence } from '#functions/usecases/setPresence.ts';
import { setRole } from '#functions/usecases/setRole.ts';
import { settleDue } from '#functions/workers/schedule/settleDue.ts';
import { waitingChange, type AskedChange } from '#shared/askedChange.ts';
import { owedOf } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import type { Role } from '#shared/claims.ts';
import { todayInKigali } from '#shared/days.ts';
import { presenceOf } from '#shared/presence.ts';
import type { Room } from '#shared/room.ts';
import { isLive, takenBack } from '#shared/transitions.ts';
import type { Person } from '#shared/user.ts';

/** Everything that somebody can do with a booking, a room's days or money, and how often it is tried. */
const weights = {
  book: 8,
  bookFor: 5,
  approve: 6,
  reject: 1,
  cancel: 2,
  takeBack: 3,
  change: 4,
  close: 1,
  reopenClosure: 1,
  checkIn: 5,
  checkOut: 3,
  uncheck: 1,
  pay: 5,
  refund: 2,
  reverse: 2,
  claim: 4,
  confirmClaim: 4,
  declineClaim: 2,
  deposit: 1,
  invoice: 3,
  ask: 4,
  withdrawAsked: 2,
  acceptAsked: 3,
  declineAsked: 2,
  price: 1,
  deleteRoom: 4,
  role: 2,
  settle: 3,
  join: 1,
};
export type Act = keyof typeof weights;
export const acts = Object.keys(weights) as Act[];

/** A try of an act; the numbers say by whom, of what, from when, and how much, as far as it needs them. */
const step = fc.record({
  act: fc.oneof(...acts.map((act) => ({ weight: weights[act], arbitrary: fc.constant(act) }))),
  who: fc.nat(1000),
  which: fc.nat(1000),
  start: fc.nat(8),
  length: fc.nat(5),
  amount: fc.constantFrom(1, 25_001, 50_001, 200_000),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** So many made-up steps, which are the same for the same seed. */
export const stepsOf = (count: number, seed: number): Step[] =>
  fc.sample(step, { numRuns: count, seed });

/** What has come about so far, from which the next steps choose. */
export interface World {
  rooms: Room[];
  customers: Awaited<ReturnType<typeof someCustomer>>[];
  /** Callers, each beside an account of the same telephone number. */
  callers: { caller: Person; account: { userId: string } }[];
  /** Two of the staff, whose roles are given and withdrawn. */
  team: { email: string; userId: string; names: string }[];
  bookings: string[];
  closures: string[];
  payments: { booking: string; id: string }[];
  claims: { booking: string; id: string }[];
  /** How often each act was done. */
  done: Map<Act, number>;
}

const staff: Mover[] = ['admin', 'operator', 'other admin'].map((names) => ({
  actor: 'admin',
  userId: names,
  names,
}));

/** A caller, and an account that has the same telephone number. */
async function someTwo() {
  const phoneNumber = somePhone();
  return { caller: await someCaller(phoneNumber), account: await customerWith({ phoneNumber }) };
}

export const newWorld = async (): Promise<World> => ({
  rooms: await Promise.all([1, 2, 3, 4].map(() => someRoom())),
  customers: await Promise.all([1, 2, 3, 4, 5].map(someCustomer)),
  callers: await Promise.all([someTwo(), someTwo()]),
  team: await Promise.all([1, 2].map(() => customerWith({ role: 'admin' }))),
  bookings: [],
  closures: [],
  payments: [],
  claims: [],
  done: new Map(),
});

/** One of a list, rather of those that came last; undefined where there is none. */
const recent = <T>(list: T[], which: number): T | undefined =>
  list[list.length - 1 - (which % Math.max(1, Math.min(list.length, 25)))];

/** Does a step; what is refused is done by nobody, and anything else that fails is a fault. */
export async function perform(world: World, one: Step): Promise<void> {
  try {
    if ((await perAct[one.act](world, one)) === 'none') return;
    world.done.set(one.act, (world.done.get(one.act) ?? 0) + 1);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Does it, or says that there is nothing to do it with. */
type Perform = (world: World, one: Step) => Promise<unknown>;

const stayOf = ({ rooms }: World, { which, start, length }: Step) =>
  requestFor(at(rooms, which), start, start + length);

/** How many bookings are looked at for one of which an act makes sense. */
const LOOKED_AT = 8;

type Fits = (booking: Booking) => boolean;

/** Does something with a booking as it is now: with one of which it makes sense, if one is soon found, or with any. */
const withBooking =
  (work: (booking: Booking, one: Step, world: World) => Promise<unknown>, fits: Fits): Perform =>
  async (world, one) => {
    let first: Booking | undefined;
    for (let next = 0; next < LOOKED_AT; next += 1) {
      const booking = await findBooking(recent(world.bookings, one.which + next) ?? 'none');
      if (booking && fits(booking)) return work(booking, one, world);
      first ??= booking;
    }
    return first ? work(first, one, world) : 'none';
  };

const isPending: Fits = ({ status }) => status === 'pending';
const isHeld: Fits = ({ status }) => isLive(status);
const isAnswered: Fits = ({ status }) => takenBack.some((one) => one === status);
const isDue: Fits = (booking) => owedOf(booking) > 0;
const isPaid: Fits = ({ paid = 0 }) => paid > 0;
const mayCome: Fits = ({ status, startDate, checkedIn }) =>
  status === 'approved' && startDate <= todayInKigali() && !checkedIn;
const mayAsk: Fits = (booking) => booking.status === 'approved' && !waitingChange(booking);
const isAsked: Fits = (booking) => waitingChange(booking) !== undefined;
const isIn: Fits = (booking) => presenceOf(booking) === 'in';

const clerk = ({ who }: Step): Mover => at(staff, who);
/** The customer of a booking, or somebody of the staff. */
const anybody = (one: Step, { userId, userName }: Booking): Mover =>
  one.who % 4 === 0 ? asCustomer({ userId, names: userName }) : clerk(one);

const moveTo = (to: 'approved' | 'rejected') =>
  withBooking(({ id }, one) => moveBooking(id, to, clerk(one)), isPending);

const check = (to: 'expected' | 'in' | 'out', fits: Fits) =>
  withBooking(({ id }, one) => setPresence(id, to, clerk(one)), fits);

const record = (kind: 'payment' | 'deposit' | 'refund', fits: Fits) =>
  withBooking(async ({ id }, one, { payments }) => {
    const request = { kind, amount: one.amount, way: 'cash' as const };
    const payment = await recordPayment(id, request, clerk(one));
    payments.push({ booking: id, id: payment.id });
  }, fits);

/** Answers or takes back what a customer has asked for. */
const withAsked = (
  work: (booking: Booking, asked: AskedChange, one: Step) => Promise<unknown>,
): Perform =>
  withBooking((booking, one) => {
    const asked = waitingChange(booking);
    return asked ? work(booking, asked, one) : Promise.resolve('none');
  }, isAsked);

const perAct: Record<Act, Perform> = {
  book: async (world, one) => {
    const { id } = await bookRoom(stayOf(world, one), at(world.customers, one.who));
    world.bookings.push(id);
  },
  bookFor: async (world, one) => {
    const { userId } = at(world.callers, one.which).caller;
    const status = one.who % 2 ? 'pending' : 'approved';
    const { id } = await bookFor(stayOf(world, one), { userId, by: clerk(one), status });
    world.bookings.push(id);
  },
  approve: moveTo('approved'),
  reject: moveTo('rejected'),
  cancel: withBooking(
    (booking, one) => moveBooking(booking.id, 'cancelled', anybody(one, booking)),
    isHeld,
  ),
  takeBack: withBooking(({ id, status }, one) => {
    const from = takenBack.find((known) => known === status);
    return from ? reopenBooking(id, from, clerk(one)) : Promise.resolve('none');
  }, isAnswered),
  change: withBooking(
    (booking, one, world) => changeBooking(booking.id, stayOf(world, one), anybody(one, booking)),
    isHeld,
  ),
  close: async (world, one) => {
    const closure = await closeRoom({ ...stayOf(world, one), reason: 'other' }, clerk(one));
    world.closures.push(closure.id);
  },
  reopenClosure: async ({ closures }, one) => {
    const id = recent(closures, one.which);
    return id === undefined ? 'none' : reopenRoom(id, clerk(one));
  },
  checkIn: check('in', mayCome),
  checkOut: check('out', isIn),
  uncheck: check('expected', isIn),
  pay: record('payment', isDue),
  refund: record('refund', isPaid),
  reverse: async ({ payments }, one) => {
    const entry = recent(payments, one.which);
    return entry ? reversePayment(entry.booking, entry.id, clerk(one)) : 'none';
  },
  claim: withBooking(async ({ id, userId }, { amount }, { claims }) => {
    const claim = await claimPayment(id, { amount, way: 'mobileMoney', reference: 'MP-1' }, userId);
    claims.push({ booking: id, id: claim.id });
  }, isDue),
  confirmClaim: async ({ claims, payments }, one) => {
    const claim = recent(claims, one.which);
    if (!claim) return 'none';
    await confirmClaim(claim.booking, claim.id, clerk(one));
    payments.push(claim);
    return undefined;
  },
  declineClaim: async ({ claims }, one) => {
    const claim = recent(claims, one.which);
    return claim ? declineClaim(claim.booking, claim.id, 'Not found.', clerk(one)) : 'none';
  },
  deposit: record('deposit', isDue),
  invoice: withBooking(({ id }, one) => issueInvoice(id, clerk(one)), isDue),
  ask: withBooking(async (booking, { start, length }, { rooms }) => {
    const room = rooms.find(({ id }) => id === booking.coldRoomId);
    if (!room) return 'none';
    const { startDate, endDate, totalPrice } = requestFor(room, start, start + length);
    const { userId, userName } = booking;
    const customer = asCustomer({ userId, names: userName });
    return askChange(booking.id, { startDate, endDate, totalPrice }, customer);
  }, mayAsk),
  withdrawAsked: withAsked(({ id, userId, userName }, { at: askedAt }) =>
    withdrawChange(id, askedAt, asCustomer({ userId, names: userName })),
  ),
  acceptAsked: withAsked(({ id }, { at: askedAt, totalPrice }, one) =>
    acceptChange(id, { askedAt, totalPrice }, clerk(one)),
  ),
  declineAsked: withAsked(({ id }, { at: askedAt }, one) =>
    declineChange(id, { askedAt, reasonText: 'Not free.' }, clerk(one)),
  ),
  price: async ({ rooms }, one) => {
    const index = one.which % rooms.length;
    const price = 20_000 + one.amount;
    const { after } = await updateRoom(at(rooms, index).id, { price }, clerk(one));
    rooms[index] = after;
  },
  deleteRoom: async ({ rooms }, one) => {
    const index = one.which % rooms.length;
    await removeRoom(at(rooms, index).id, undefined, clerk(one));
    rooms[index] = await someRoom();
  },
  role: async ({ team }, one) => {
    const [member, giver] = [at(team, one.who), at(team, one.which)];
    await setRole(member.email, at<Role>(['admin', 'operator', 'user'], one.start), giver);
  },
  settle: async () => {
    const { expired, completed, failures } = await settleDue(Date.now());
    const faults = failures.filter((failure) => !(failure instanceof Refusal));
    if (faults.length > 0) throw new AggregateError(faults, 'The schedule failed');
    return expired + completed === 0 ? 'none' : undefined;
  },
  join: async (world, one) => {
    const index = one.which % world.callers.length;
    const { caller, account } = at(world.callers, index);
    await joinCaller(account.userId, caller.userId, clerk(one));
    world.callers[index] = await someTwo();
  },
};
