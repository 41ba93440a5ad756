export { RateDialog, rateText } from './components/RateDialog.tsx';
