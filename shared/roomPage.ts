import { ID_CHARACTERS } from './id.ts';
import type { Room } from './room.ts';

/** Addresses below this are pages of rooms, which CloudFront requests from `pages.room`. */
export const ROOM_PAGES = '/coldroom/';

/** The address of a room's page, with the id in its group. */
export const ROOM_PAGE = new RegExp(`^${ROOM_PAGES}(${ID_CHARACTERS})/*$`);

/** What a room's page shows before its scripts load more. */
export interface RoomPageContent {
  id: string;
  /** Absent where there is no such room. */
  room?: Room | undefined;
}
