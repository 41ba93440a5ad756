import type { Locator } from '@playwright/test';
import type { Room } from '#shared/room.ts';

/** A room as a picker shows it that has chosen it. */
export const shownAs = ({ name, location }: Pick<Room, 'name' | 'location'>): string =>
  `${name}, ${location}`;

/** Chooses a room that has a name of its own in a field that finds rooms. */
export async function pickRoom(field: Locator, room: Room): Promise<void> {
  await field.click();
  await field.fill(room.name);
  await field
    .page()
    .getByRole('option', { name: shownAs(room) })
    .click();
}
