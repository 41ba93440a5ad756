export { colours } from './colours.ts';
export { Chart } from './components/Chart.tsx';
export { Figure } from './components/Figure.tsx';
