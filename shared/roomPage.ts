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

/** Files of the renderer, which the build of the site writes for `pages.room`. */
export const rendererFiles = {
  /** The code, a CommonJS module that is a {@link RoomRenderer}. */
  code: 'room.cjs',
  /** The page without head and content; it names the scripts and styles of the same build. */
  template: 'room.html',
  /** The empty page of the same build, which the browser fills. */
  shell: 'app.html',
} as const;

/** What the renderer gets beside the content. */
export interface RoomPageSetting {
  template: string;
  /** The site's address, such as `https://coldroom.example`; without it the page has no addresses of its own. */
  siteUrl: string | undefined;
}

export interface RoomRenderer {
  renderRoom: (content: RoomPageContent, setting: RoomPageSetting) => string;
}
