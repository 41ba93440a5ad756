import type { PageSetting, RendererCode } from '#shared/renderer.ts';
import type { RoomPageContent } from '#shared/roomPage.ts';
import { makeStore } from '#web/app/store.ts';
import { roomGiven } from '#web/features/rooms/api/givenRoom.ts';
import { roomData } from '#web/features/rooms/roomData.ts';
import { roomWords } from '#web/features/rooms/roomWords.ts';
import { company } from '#web/lib/company.ts';
import { documentTitle } from '#web/lib/documentTitle.ts';
import { paths, roomPath } from '#web/lib/paths.ts';
import RoomPage from '#web/pages/public/room/RoomPage.tsx';
import { dataBlock } from './build/dataBlock.ts';
import { headOf } from './build/head.ts';
import { GIVEN } from './given.ts';
import { renderGiven } from './renderGiven.ts';

/** The page of a room as HTML, which `main.tsx` takes over. */
export const renderRoom: RendererCode['renderRoom'] = (content, { template, siteUrl }) => {
  const store = makeStore();
  store.dispatch(roomGiven(content));
  return renderGiven({
    info: paths.room,
    Page: RoomPage,
    path: roomPath(content.id),
    store,
    head: [headOfRoom(content, siteUrl), ...dataOf(content, siteUrl)],
    template,
  });
};

function headOfRoom({ room }: RoomPageContent, siteUrl: PageSetting['siteUrl']): string {
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

const dataOf = (content: RoomPageContent, siteUrl: PageSetting['siteUrl']): string[] => [
  ...(content.room ? [dataBlock('application/ld+json', roomData(content.room, siteUrl))] : []),
  dataBlock('application/json', content, GIVEN.room),
];
