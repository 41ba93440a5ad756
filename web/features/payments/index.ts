export { MyPayments } from './components/MyPayments.tsx';
export { owedWords } from './words.ts';
export { PaymentsPanel } from './components/PaymentsPanel.tsx';
