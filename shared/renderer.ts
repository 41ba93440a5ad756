import type { RoomPageContent } from './roomPage.ts';
import type { SearchPageContent } from './searchPage.ts';

/** Files of the renderer, which the build of the site writes for the functions that render pages. */
export const rendererFiles = {
  /** The code, a CommonJS module that is {@link RendererCode}. */
  code: 'pages.cjs',
  /** The pages without head and content; they name the scripts and styles of the same build. */
  room: 'room.html',
  search: 'search.html',
  /** The empty page of the same build, which the browser fills. */
  shell: 'app.html',
} as const;

/** What the renderer gets beside the content. */
export interface PageSetting {
  template: string;
  /** The site's address, such as `https://coldroom.example`; without it the page has no addresses of its own. */
  siteUrl: string | undefined;
}

export interface RendererCode {
  renderRoom: (content: RoomPageContent, setting: PageSetting) => string;
  /** Without content, it is the page that waits for what its scripts find. */
  renderSearch: (content: SearchPageContent | undefined, setting: PageSetting) => string;
}
