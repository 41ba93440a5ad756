export { HouseContact } from './components/HouseContact.tsx';
export { useHouseContact } from './useHouseContact.ts';
