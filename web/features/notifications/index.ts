export { useNews } from './useNews.ts';
export { useRoomNews } from './useRoomNews.ts';
