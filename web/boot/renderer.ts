export { renderRoom } from './renderRoom.tsx';
export { renderSearch } from './renderSearch.tsx';
