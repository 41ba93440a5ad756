export { ReceiptDialog } from './components/ReceiptDialog.tsx';
