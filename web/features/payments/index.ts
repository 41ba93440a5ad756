export { MyPayments } from './components/MyPayments.tsx';
export {
  entryWords,
  formatSigned,
  isPaymentOverdue,
  kindLabels,
  overdueWords,
  owedWords,
} from './words.ts';
export { PaymentsPanel } from './components/PaymentsPanel.tsx';
