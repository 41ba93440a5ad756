import type { RouteObject } from 'react-router-dom';
import type { RoomPageContent, RoomPageSetting, RoomRenderer } from '#shared/roomPage.ts';
import { Root } from '#web/app/layout/Root.tsx';
import { pageRoute } from '#web/app/lazyPage.tsx';
import { makeStore } from '#web/app/store.ts';
import { GIVEN_ROOM, roomGiven } from '#web/features/rooms/api/givenRoom.ts';
import { roomData } from '#web/features/rooms/roomData.ts';
import { roomWords } from '#web/features/rooms/roomWords.ts';
import { company } from '#web/lib/company.ts';
import { documentTitle } from '#web/lib/documentTitle.ts';
import { paths, roomPath } from '#web/lib/paths.ts';
import RoomPage from '#web/pages/public/room/RoomPage.tsx';
import { dataBlock } from './build/dataBlock.ts';
import { headOf } from './build/head.ts';
import { fillRoom } from './build/roomTemplate.ts';
import { renderPage } from './renderPage.tsx';

/** The one page that is rendered for each request: the routes of the others would weigh as much as the site. */
const routes: RouteObject[] = [{ Component: Root, children: [pageRoute(paths.room, RoomPage)] }];

/** React names first what the browser should fetch first, which belongs into the head. */
const HINTS = /^(?:<link [^>]*>)*/;

/** The page of a room as HTML, which `main.tsx` takes over. */
export const renderRoom: RoomRenderer['renderRoom'] = (content, { template, siteUrl }) => {
  const store = makeStore();
  store.dispatch(roomGiven(content));
  const html = renderPage(routes, roomPath(content.id), store);
  const [hints = ''] = HINTS.exec(html) ?? [];
  const head = [hints, headOfRoom(content, siteUrl), dataOf(content, siteUrl)];
  return fillRoom(template, head.flat().join('\n    '), html.slice(hints.length));
};

function headOfRoom({ room }: RoomPageContent, siteUrl: RoomPageSetting['siteUrl']): string {
  return headOf({
    title: documentTitle(room?.name ?? paths.room.title),
    description: room ? roomWords(room) : paths.room.description,
    siteName: company.name,
    ...(room && { path: roomPath(room.id) }),
    image: room?.image,
    styles: [],
    siteUrl,
  });
}

const dataOf = (content: RoomPageContent, siteUrl: RoomPageSetting['siteUrl']): string[] => [
  ...(content.room ? [dataBlock('application/ld+json', roomData(content.room, siteUrl))] : []),
  dataBlock('application/json', content, GIVEN_ROOM),
];
