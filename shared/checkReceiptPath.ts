import type { PaymentReceipt } from './paymentReceipt.ts';

/** The page that says whether a receipt is true. */
export const CHECK_RECEIPT_PATH = '/receipt/check';

/** The address of that page for a receipt. */
export const checkReceiptPath = ({
  number,
  code,
}: Pick<PaymentReceipt, 'number' | 'code'>): string =>
  `${CHECK_RECEIPT_PATH}?${new URLSearchParams({ number, code }).toString()}`;
