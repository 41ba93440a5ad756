export { ChosenRoomPicker } from './components/ChosenRoomPicker.tsx';
