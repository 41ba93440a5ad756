import type { ClosureReason } from '#shared/closure.ts';
import { kilogramsOf } from '#shared/search/kilograms.ts';
import type { SeedRoom } from '../seedRoom.ts';
import { goodsFor } from './goods.ts';
import { guests } from './guests.ts';
import { inTime, type DemoStay, type Step } from './steps.ts';

/** The days that the demonstration tells of, counted from today. */
const FIRST_DAY = -60;
const LAST_DAY = 30;

/** How many people book: the customer who can sign in, and the guests. */
const EVERYBODY = 1 + guests.length;

/** How long before the first day somebody books, at most, in days. */
const AHEAD = 9;

/** Why the first rooms are closed for some of the next days. */
const CLOSED: ClosureReason[] = ['maintenance', 'own_use'];

/** What the plan needs to know of a room. */
type DemoRoom = Pick<SeedRoom, 'id' | 'capacity' | 'unit' | 'status'>;

/**
 * What happened in a house from two months ago until today, and what is booked for the next month. It is
 * the same for the same rooms, and no two bookings that are kept share a day of a room.
 */
export function planHouse(rooms: DemoRoom[]): Step[] {
  const open = rooms.filter(({ status }) => status === 'available');
  const stays = open.flatMap((room, index) => staysIn(room, index));
  const settled = Array.from({ length: -FIRST_DAY }, (_, day): Step => {
    return { kind: 'settle', day: FIRST_DAY + day + 1, hour: 1 };
  });
  return inTime([...stays, ...settled]);
}

function staysIn(room: DemoRoom, index: number): Step[] {
  const steps: Step[] = [];
  let from = FIRST_DAY + AHEAD + (index % 5);
  for (let count = 0; from <= LAST_DAY; count += 1) {
    if (index < CLOSED.length && from > 2 && !steps.some(({ kind }) => kind === 'close')) {
      const closure = closureOf(room, index, from);
      steps.push(closure);
      from = closure.to + 1;
    }
    const stay = stayOf(room, { index, count, from });
    steps.push(...lifeOf(stay, fateOf(stay, index + count * 5), index + count));
    from = stay.to + 1 + ((index + count * 2) % 4);
  }
  return steps;
}

function stayOf(
  { id, capacity, unit }: DemoRoom,
  { index, count, from }: { index: number; count: number; from: number },
): DemoStay {
  const which = index * 7 + count * 5;
  const goods = goodsFor(id);
  const guest = which % EVERYBODY;
  const kilograms = kilogramsOf(capacity, unit) ?? 0;
  return {
    name: `${id} ${count}`,
    roomId: id,
    guest: guest === 0 ? undefined : guest - 1,
    from,
    to: from + (which % 6),
    productType: goods[count % goods.length] ?? 'Other',
    weight: Math.round((kilograms * (3 + (which % 6))) / 100) * 10,
  };
}

type Fate = 'approved' | 'rejected' | 'cancelled' | 'pending';

/** What becomes of a request. Those for days soon after today wait for an answer now and then. */
function fateOf({ from }: DemoStay, which: number): Fate {
  if (from > 1 && which % 4 === 0) return 'pending';
  if (which % 11 === 3) return 'cancelled';
  return which % 11 === 7 ? 'rejected' : 'approved';
}

/** The steps of one booking, from the request on. */
function lifeOf(stay: DemoStay, fate: Fate, which: number): Step[] {
  const day = askedOn(stay, fate, which);
  const ask: Step = { kind: 'ask', stay, day, hour: 8 + (which % 9) };
  if (fate === 'pending') return [ask];
  if (fate === 'rejected') return [ask, { kind: 'reject', stay, day: day + 1, hour: 9 }];
  const approve: Step = { kind: 'approve', stay, day: day + 1, hour: 9 };
  if (fate === 'cancelled') return [ask, approve, { kind: 'cancel', stay, day: day + 1, hour: 15 }];
  return [
    ask,
    approve,
    ...visitOf(stay, which),
    ...paymentsOf(stay, day + 1, which),
    ...wishOf(stay),
  ];
}

/** The customer who can sign in wants a day more of what is still to come. */
function wishOf(stay: DemoStay): Step[] {
  if (stay.guest !== undefined || stay.from < 3) return [];
  const words = 'The harvest takes a day longer.';
  return [{ kind: 'askChange', stay, to: stay.to + 1, words, day: -1, hour: 13 }];
}

/** On which day somebody asks: shortly before the stay, and for days to come within the last weeks. */
function askedOn({ from }: DemoStay, fate: Fate, which: number): number {
  if (fate === 'pending') return -1 - (which % 2);
  return Math.min(from - 2 - (which % (AHEAD - 1)), -3 - ((which * 5 + from) % 20));
}

/** Everybody comes on the first day and leaves on the last one, but for some who are late. */
function visitOf(stay: DemoStay, which: number): Step[] {
  const leaves = which % 9 === 5 ? stay.to + 2 : stay.to;
  return [
    { kind: 'checkIn', stay, day: stay.from, hour: 7 + (which % 4) },
    { kind: 'checkOut', stay, day: leaves, hour: 15 + (which % 3) },
  ];
}

/** Most pay on their first day, some in two parts, and one in five has not paid. */
function paymentsOf(stay: DemoStay, approved: number, which: number): Step[] {
  const way = (['mobileMoney', 'cash', 'bank'] as const)[which % 3] ?? 'cash';
  const reference = way === 'cash' ? undefined : `DEMO-${stay.name.replace(/\W+/g, '-')}`;
  const pay = (day: number, hour: number, share: number): Step => {
    return { kind: 'pay', stay, share, way, reference, day, hour };
  };
  const habit = which % 5;
  if (habit === 4) return [];
  if (habit === 3) return [pay(approved, 11, 0.5), pay(stay.to, 16, 1)];
  return [pay(habit === 0 ? approved : stay.from, 10, 1)];
}

/** A room is closed long before anybody asks for those days. */
const closureOf = ({ id }: DemoRoom, index: number, from: number): Step & { kind: 'close' } => ({
  kind: 'close',
  roomId: id,
  from,
  to: from + 2 + index * 2,
  reason: CLOSED[index] ?? 'other',
  day: FIRST_DAY / 2,
  hour: 12,
});
