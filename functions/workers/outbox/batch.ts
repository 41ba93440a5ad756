import { listStaffIds } from '#functions/store/accounts/staff.ts';
import type { RoomKey } from '#functions/store/search/readSource.ts';
import { refreshEntry } from '#functions/store/search/refreshEntry.ts';

/**
 * What the outbox reads once for all records of a batch. All of them happened before the batch was handed over, so what
 * is read for one of them is new enough for the others.
 */
export class Batch {
  #staff: Promise<string[]> | undefined;
  readonly #refreshed = new Set<string>();

  /** The ids of all operators and admins, in the order in which they got their role. */
  staffIds(): Promise<string[]> {
    this.#staff ??= listStaffIds();
    return this.#staff;
  }

  /** Has the staff read again, because an account may have got another role. */
  forgetStaff(): void {
    this.#staff = undefined;
  }

  /**
   * Makes the search entry of a room equal to what the room says now, at the first record that tells of it.
   * @throws Refusal busy
   */
  async refreshRoom(room: RoomKey): Promise<void> {
    const name = `${room.id} ${room.createdAt}`;
    if (this.#refreshed.has(name)) return;
    await refreshEntry(room);
    this.#refreshed.add(name);
  }
}
