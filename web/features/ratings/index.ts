export { RateDialog } from './components/RateDialog.tsx';
export { rateText } from './rateText.ts';
