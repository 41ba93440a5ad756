import type { Day } from '#shared/days.ts';
import { messages, ownMessages } from '#shared/messages.ts';
import type { Room } from '#shared/room.ts';
import type { BookingDraft } from '#web/features/bookings/form/draft.ts';
import { stayError } from '#web/features/bookings/form/stayError.ts';
import type { FailureCode } from '#web/lib/api/failure.ts';
import { serverToday } from '#web/lib/session.ts';
import { weightProblem } from './goodsHints.ts';

/** What keeps a filled-in form from becoming a booking. */
export interface Obstacle {
  field: 'coldRoomId' | 'startDate' | 'endDate' | 'weight';
  /** The message; undefined where the field already shows it. */
  message?: string;
}

/** What no booking goes without. The form's own check says it first, unless it could not be fetched. */
const required = ['coldRoomId', 'startDate', 'endDate'] as const;

/** What the site finds before the server is asked, if anything. */
export function obstacleTo(
  draft: BookingDraft,
  room: Room | undefined,
  taken: ReadonlySet<Day>,
): Obstacle | undefined {
  const empty = required.find((field) => !draft[field]);
  if (empty) return { field: empty, message: messages.fillInAllFields };
  const wrong = stayError(draft, serverToday(), taken);
  if (wrong) return { field: wrong.field };
  if (weightProblem(draft.weight, room)) return { field: 'weight' };
  return room?.status === 'unavailable' ? { field: 'coldRoomId' } : undefined;
}

/** The refusals of the server that lead back to a field of the form. */
export const refusedFor: Partial<Record<FailureCode, Obstacle>> = {
  daysTaken: { field: 'endDate', message: messages.notAvailable },
  roomNotFound: { field: 'coldRoomId', message: ownMessages.roomNotFound },
};
