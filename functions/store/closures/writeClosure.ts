import { holdersOf } from '#functions/domain/heldDays.ts';
import { closureHolder } from '#functions/domain/holder.ts';
import type { NewEntry } from '#functions/domain/journalEntries.ts';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { readCalendar, releaseDays, takeDays } from '#functions/store/calendar/calendar.ts';
import { journalEntry } from '#functions/store/journal/journalEntry.ts';
import { countClosure } from '#functions/store/rooms/roomWrites.ts';
import type { Closure } from '#shared/closure.ts';
import type { Day } from '#shared/days.ts';
import { readHolders, type StoredClosure } from './closures.ts';

type WriteName = 'room' | 'calendar' | 'closure' | 'journal';

/** Puts a new closure; fails where it is there already, as after an answer that was lost. */
const putClosure = (closure: StoredClosure): NamedWrite<'closure'> => ({
  name: 'closure',
  write: {
    Put: {
      TableName: settings.tableName(),
      Item: { ...keys.closure(closure.id), entity: 'closure', ...closure },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
});

/** Ends a closure at a moment (ISO text); fails where it has been ended already. */
const setFreeFrom = (id: string, freeFrom: Day, at: string): NamedWrite<'closure'> => ({
  name: 'closure',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.closure(id),
      UpdateExpression: 'SET freeFrom = :day, reopenedAt = :at',
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(freeFrom)',
      ExpressionAttributeValues: { ':day': freeFrom, ':at': at },
    },
  },
});

const holdingOf = ({ id, coldRoomId }: Closure) => ({
  roomId: coldRoomId,
  holder: closureHolder(id),
});

/**
 * Writes a closure with its days and its count in one transaction. It takes the days by the same
 * conditions as a booking, so that never both have a day.
 * @throws Refusal roomNotFound, daysHeld, busy
 */
export const writeClosure = (stored: StoredClosure, entry: NewEntry): Promise<Closure> =>
  untilUncontended(async () => {
    const outcome = await transact<WriteName>([
      countClosure(stored.coldRoomId, 1),
      ...takeDays(holdingOf(stored), stored),
      putClosure(stored),
      journalEntry(entry),
    ]);
    if (outcome.done) return stored;
    const failed = (name: WriteName) => outcome.failed.some((one) => one.name === name);
    // The id is new, so an earlier try of this very transaction wrote it, and its answer was lost.
    if (failed('closure')) return stored;
    if (failed('room')) throw new Refusal('roomNotFound');
    return settleHeld(stored);
  });

/**
 * Settles a closure whose days are held, or that met another transaction on the same items: refuses it by
 * naming what holds the days, unless an earlier try of this very transaction took them.
 * @returns undefined where the days are free by now: then the transaction is to be tried again
 * @throws Refusal daysHeld
 */
async function settleHeld(closure: Closure): Promise<Closure | undefined> {
  const calendar = await readCalendar(closure.coldRoomId, closure);
  if (calendar.size === 0) return undefined;
  const holders = [...calendar.values()];
  if (holders.includes(closureHolder(closure.id))) return closure;
  throw new Refusal('daysHeld', { held: holdersOf(await readHolders(holders)) });
}

/**
 * Gives back the days of a closure from `freeFrom` on, in one transaction.
 * @returns the closure; undefined where it has changed meanwhile, or is being changed
 * @throws Refusal roomNotFound
 * @throws Error where the closure does not agree with its calendar
 */
export async function writeReopening(
  closure: Closure,
  freeFrom: Day,
  entry: NewEntry,
): Promise<Closure | undefined> {
  const outcome = await transact<WriteName>([
    countClosure(closure.coldRoomId, -1),
    ...releaseDays(holdingOf(closure), closure, freeFrom),
    setFreeFrom(closure.id, freeFrom, entry.at),
    journalEntry(entry),
  ]);
  if (outcome.done) return { ...closure, freeFrom };
  const failed = (name: WriteName) => outcome.failed.some((one) => one.name === name);
  if (outcome.failed.length === 0 || failed('closure')) return undefined;
  if (failed('room')) throw new Refusal('roomNotFound');
  throw new Error(`Closure ${closure.id} does not agree with its calendar`);
}
