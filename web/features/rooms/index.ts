export { useRoom, useTakenDays } from './api/useRoom.ts';
export { Capacity } from './components/Capacity.tsx';
export { RoomImage } from './components/RoomImage.tsx';
export { RoomTypeOptions } from './components/RoomTypeOptions.tsx';
export { goodsNote } from './misfitWords.ts';
