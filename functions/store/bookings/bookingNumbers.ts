import { keys } from '#functions/platform/table/keys.ts';
import { readItem } from '#functions/platform/table/readItem.ts';

/** The id of the booking that has a number; undefined where none has it. */
export async function findByNumber(number: string): Promise<string | undefined> {
  return (await readItem(keys.number(number)))?.bookingId as string | undefined;
}
