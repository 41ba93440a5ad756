import { randomUUID } from 'node:crypto';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Customer } from '#functions/domain/decideBooking.ts';
import { type Mover, schedule } from '#functions/domain/decideMove.ts';
import type { Key } from '#functions/platform/table/readItems.ts';
import { shardOf } from '#functions/platform/table/shards.ts';
import { writeHouse } from '#functions/store/house/house.ts';
import { admin, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { idFor, recordPayment } from '#functions/usecases/payments.ts';
import { setPresence } from '#functions/usecases/setPresence.ts';
import { setRole } from '#functions/usecases/setRole.ts';
import { handler as consume } from '#functions/workers/outbox/consume.ts';
import { isForOutbox, readWholeStream } from '#local/stream/testing/readStream.ts';
import { DAY_MS } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import type { Room } from '#shared/room.ts';
import type { Life } from './life.ts';
import { recordRequests, touchesOf, type Sent } from './recordRequests.ts';

/** Lives that are recorded, and members of the staff: each looks after one of the bookings, and is told of all. */
const LIVES = 3;

/** Plays the lives of some bookings, each of another customer and room, and records what each asks of the table. */
export async function recordLives(): Promise<Life[]> {
  const newRecords = streamReader();
  const take = recordRequests();
  const staff = await Promise.all(Array.from({ length: LIVES }, someAdmin));
  await writeHouse({
    companyName: 'Some House Ltd',
    telephone: '+250788000000',
    receiptSeries: limits.receiptSeries,
  });
  const lives: Life[] = [];
  for (const boss of staff) {
    const [room, customer] = [await someRoom(), await someCustomer()];
    await sellAround(room, boss);
    await consume({ Records: (await newRecords()).filter(isForOutbox) });
    await newRecords();
    take();
    lives.push(await playLife({ room, customer, boss }, { take, newRecords }));
  }
  return lives;
}

/** What was asked of the table, and what the stream tells, since the last look. */
interface Recorder {
  take: () => Sent[];
  newRecords: () => Promise<DynamoDBRecord[]>;
}

/** Plays the life of a booking, from the request to its completion, and records what each step asks of the table. */
async function playLife(
  { room, customer, boss }: { room: Room; customer: Customer; boss: Mover },
  { take, newRecords }: Recorder,
): Promise<Life> {
  const life: Life = [];
  /** Has something happen, tells the outbox of it, and records what both asked. */
  const step = async <T>(name: string, happen: () => Promise<T>): Promise<T> => {
    const result = await happen();
    const asked = take();
    const caused = await newRecords();
    await consume({ Records: caused.filter(isForOutbox) });
    const records = [...caused, ...(await newRecords())];
    life.push(...requestsOf(name, [...asked, ...take()], records));
    return result;
  };
  const request = requestFor(room, 1, 3);
  const { id, totalPrice } = await step('request', () => bookRoom(request, customer, randomUUID()));
  await step('approval', () => moveBooking(id, 'approved', boss));
  await step('check-in', () => setPresence(id, 'in', boss, Date.now() + DAY_MS));
  await step('payment', () =>
    recordPayment(
      id,
      { kind: 'payment', amount: Math.round(totalPrice), way: 'cash' },
      boss,
      keyFor(boss),
    ),
  );
  await step('check-out', () => setPresence(id, 'out', boss, Date.now() + DAY_MS));
  await step('completion', () => moveBooking(id, 'completed', schedule, Date.now() + 10 * DAY_MS));
  return life;
}

/**
 * Sells the day before and the day after the recorded stay: a room's first sold day in a month is counted once a month, and
 * stands for no other booking.
 */
async function sellAround(room: Room, boss: Mover): Promise<void> {
  for (const day of [0, 4]) {
    const { id } = await bookRoom(requestFor(room, day, day), await someCustomer(), randomUUID());
    await moveBooking(id, 'approved', boss);
  }
}

/**
 * An idempotency key of a payment whose receipt is not of the first series. The key of the first is from before there were
 * several and names no shard, so that another one has to stand for all of them.
 */
function keyFor({ userId }: Pick<Mover, 'userId'>): string {
  const key = randomUUID();
  return shardOf(idFor(userId, key), limits.receiptSeries) === 0 ? keyFor({ userId }) : key;
}

async function someAdmin(): Promise<Mover> {
  const { userId, email } = await someCustomer();
  await setRole(email, 'admin');
  return { ...admin, userId };
}

/** Returns the stream's records since the last call. */
function streamReader(): () => Promise<DynamoDBRecord[]> {
  let seen = 0;
  return async () => {
    const fresh = (await readWholeStream()).slice(seen);
    seen += fresh.length;
    return fresh;
  };
}

/** Joins what was sent with what the stream says of the items that it wrote. A write that changed nothing is in no record. */
function requestsOf(step: string, sent: Sent[], records: DynamoDBRecord[]): Life {
  const changes = Map.groupBy(records, ({ dynamodb }) =>
    nameOf({ pk: String(dynamodb?.Keys?.pk?.S), sk: String(dynamodb?.Keys?.sk?.S) }),
  );
  return sent.map(({ isTransaction, written, reads }) => ({
    step,
    isTransaction,
    reads,
    writes: written.flatMap((key) => {
      const record = changes.get(nameOf(key))?.shift();
      if (record) return touchesOf(record, isTransaction);
      return [{ place: 'table' as const, ...key, units: isTransaction ? 2 : 1 }];
    }),
  }));
}

const nameOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;
