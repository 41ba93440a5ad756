import type { Customer } from '#functions/domain/decideBooking.ts';
import type { Mover } from '#functions/domain/decideMove.ts';
import { findBooking } from '#functions/store/bookings/bookings.ts';
import { writeHouse } from '#functions/store/house/house.ts';
import { getRoom } from '#functions/store/rooms/rooms.ts';
import { askChange } from '#functions/usecases/askChange.ts';
import { bookFor } from '#functions/usecases/bookFor.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { closeRoom } from '#functions/usecases/closeRoom.ts';
import { issueInvoice } from '#functions/usecases/issueInvoice.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { recordPayment } from '#functions/usecases/payments.ts';
import { addPerson } from '#functions/usecases/people.ts';
import { setPresence } from '#functions/usecases/setPresence.ts';
import { settleDue } from '#functions/workers/schedule/settleDue.ts';
import { balanceOf } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import { addDays, todayInKigali, type Day } from '#shared/days.ts';
import type { Presence } from '#shared/presence.ts';
import { totalPrice } from '#shared/price.ts';
import { guests } from './guests.ts';
import { moveClock } from './moveClock.ts';
import type { Act, DemoStay, Step } from './steps.ts';

/** Who acts: the admin answers, closes and takes payments, the customer books for themselves. */
interface Cast {
  admin: Customer;
  customer: Customer;
}

/** What cancelling costs in this house; each booking was shown it. */
const CANCELLATION = { freeDays: 2, share: 20 };

/** What the acts share: who acts, today, and the bookings that were made, by their names. */
interface Stage extends Cast {
  today: Day;
  ids: Map<string, string>;
}

/**
 * Does what the steps say, each at its own time, by the product's own use cases: what comes of it is what the
 * product would have kept. Steps that lie ahead are left out.
 */
export async function playHouse(steps: Step[], cast: Cast): Promise<void> {
  const now = Date.now();
  const stage: Stage = { ...cast, today: todayInKigali(now), ids: new Map() };
  await writeHouse({
    companyName: 'Made-up Cold House Ltd',
    telephone: '+250788000000',
    whatsApp: '+250788000000',
    merchantCode: '000000',
    merchantName: 'Made-up Cold House',
    tin: '999999999',
    vatPercent: 18,
    cancellation: CANCELLATION,
  });
  for (const step of steps) {
    const moment = momentOf(step, stage.today);
    if (moment > now) continue;
    const giveBack = moveClock(moment);
    try {
      await act(step, stage);
    } finally {
      giveBack();
    }
  }
}

const momentOf = ({ day, hour }: Step, today: Day): number =>
  Date.parse(`${addDays(today, day)}T${String(hour).padStart(2, '0')}:00:00+02:00`);

async function act(step: Act, stage: Stage): Promise<void> {
  if (step.kind === 'ask') return ask(step.stay, stage);
  if (step.kind === 'close') return close(step, stage);
  if (step.kind === 'pay') return pay(step, stage);
  if (step.kind === 'settle') return settle();
  if (step.kind === 'checkIn') return check(step.stay, 'in', stage);
  if (step.kind === 'checkOut') return check(step.stay, 'out', stage);
  if (step.kind === 'askChange') return askForDays(step, stage);
  return answer(step.kind, step.stay, stage);
}

async function askForDays(
  { stay, to, words }: Act & { kind: 'askChange' },
  { customer, today, ids }: Stage,
): Promise<void> {
  const { price } = await getRoom(stay.roomId);
  const [startDate, endDate] = [addDays(today, stay.from), addDays(today, to)];
  const days = { startDate, endDate, totalPrice: totalPrice(startDate, endDate, price) };
  await askChange(idOf(stay, ids), { ...days, words }, { ...customer, actor: 'customer' });
}

async function ask(stay: DemoStay, { customer, admin, today, ids }: Stage): Promise<void> {
  const room = await getRoom(stay.roomId);
  const [startDate, endDate] = [addDays(today, stay.from), addDays(today, stay.to)];
  const request = {
    coldRoomId: stay.roomId,
    startDate,
    endDate,
    totalPrice: totalPrice(startDate, endDate, room.price),
    service: 'storage' as const,
    productType: stay.productType,
    weight: stay.weight,
    cancellation: CANCELLATION,
  };
  const guest = stay.guest === undefined ? undefined : guests[stay.guest];
  const booking = guest
    ? await bookFor(request, {
        userId: (await addPerson(guest)).userId,
        by: admin,
        status: 'pending',
      })
    : await bookRoom(request, customer);
  ids.set(stay.name, booking.id);
}

async function answer(
  kind: 'approve' | 'reject' | 'cancel',
  stay: DemoStay,
  { admin, ids }: Stage,
): Promise<void> {
  const id = idOf(stay, ids);
  const mover: Mover = { ...admin, actor: 'admin' };
  if (kind === 'approve') {
    await moveBooking(id, 'approved', mover);
    // Who has called is sent an invoice.
    if (stay.guest !== undefined) await issueInvoice(id, admin);
  } else if (kind === 'reject') {
    await moveBooking(id, 'rejected', mover, undefined, { reason: 'roomNotReady' });
  } else await moveBooking(id, 'cancelled', mover, undefined, { reason: 'customerAsked' });
}

async function check(stay: DemoStay, to: Presence, { admin, ids }: Stage): Promise<void> {
  await setPresence(idOf(stay, ids), to, admin);
}

async function pay(
  { stay, share, way, reference }: Act & { kind: 'pay' },
  { admin, ids }: Stage,
): Promise<void> {
  const id = idOf(stay, ids);
  const amount = Math.round(balanceOf(await made(id)).rest * share);
  const kind = share < 1 ? 'deposit' : 'payment';
  await recordPayment(id, { kind, amount, way, reference }, admin);
}

async function close(
  { roomId, from, to, reason }: Act & { kind: 'close' },
  { admin, today }: Stage,
): Promise<void> {
  const [startDate, endDate] = [addDays(today, from), addDays(today, to)];
  await closeRoom({ coldRoomId: roomId, startDate, endDate, reason }, admin);
}

async function settle(): Promise<void> {
  const { failures } = await settleDue(Date.now());
  if (failures.length > 0) throw failures[0];
}

function idOf({ name }: DemoStay, ids: Map<string, string>): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`Nobody has asked for ${name}`);
  return id;
}

async function made(id: string): Promise<Booking> {
  const booking = await findBooking(id);
  if (!booking) throw new Error(`The booking ${id} is missing`);
  return booking;
}
