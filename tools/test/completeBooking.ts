import { schedule } from '#functions/domain/decideMove.ts';
import { getBooking } from '#functions/usecases/getBooking.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { addDays } from '#shared/days.ts';

/**
 * Completes an approved booking as the schedule does once its last day has ended in Kigali, so that tests
 * need not wait for that day. TABLE_NAME names the table.
 */
export async function completeBooking(id: string): Promise<void> {
  const { endDate } = await getBooking(id, 'anybody');
  await moveBooking(id, 'completed', schedule, Date.parse(`${addDays(endDate, 1)}T00:00:00+02:00`));
}
