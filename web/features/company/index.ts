export { HouseContact } from './components/HouseContact.tsx';
