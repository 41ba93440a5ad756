import { checkFree } from '#functions/domain/checkFree.ts';
import { checkStay } from '#functions/domain/checkStay.ts';
import { readRoomAndDays } from '#functions/store/calendar/roomAndDays.ts';
import { todayInKigali } from '#shared/days.ts';
import type { Stay } from '#shared/stay.ts';

/**
 * Refuses a stay that a room could not be booked for now.
 * @throws Refusal pastDate, reversedDates, stayTooLong, stayTooFarAhead, roomNotFound, roomUnavailable,
 * daysTaken
 */
export async function checkAvailability(roomId: string, stay: Stay): Promise<void> {
  checkStay(stay, todayInKigali());
  checkFree(await readRoomAndDays(roomId, stay));
}
