export { Capacity } from './components/Capacity.tsx';
