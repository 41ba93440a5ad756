export { Capacity } from './components/Capacity.tsx';
export { RoomTypeOptions } from './components/RoomTypeOptions.tsx';
