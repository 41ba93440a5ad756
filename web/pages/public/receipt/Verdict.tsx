import { isInvoiceNumber } from '#shared/invoiceNumber.ts';
import { readTypedNumber } from '#shared/receiptNumber.ts';
import { formatSigned } from '#web/features/payments/index.ts';
import { paperTitles, vatFacts } from '#web/features/receipt/paymentFacts.ts';
import type { Output } from '#web/lib/api/client.ts';
import type { FailureCode } from '#web/lib/api/failure.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { formatDay } from '#web/lib/format.ts';
import { FactList } from '#web/ui/FactList.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import styles from './CheckReceiptPage.module.css';

type Checked = Output<'receipts.check'>;

/** Refusals of what no receipt can have. */
const UNTRUE: readonly (FailureCode | undefined)[] = ['receiptNotFound', 'notId', 'tooLong'];

/** Whether a receipt or an invoice is genuine, and what it is of. */
export function Verdict(asked: { number: string; code: string }) {
  const number = readTypedNumber(asked.number);
  const { data, error, code, retry } = useCall(
    'receipts.check',
    { ...asked, number },
    'Failed to check the receipt.',
  );
  if (data) return <True {...data} />;
  if (!error) return <p>Checking...</p>;
  if (!UNTRUE.includes(code)) return <ErrorState message={error} onRetry={retry} />;
  return (
    <section className={styles.answer} data-kind="untrue" aria-label="Answer">
      <p className={styles.words}>
        <Icon name="warning" /> We have no {isInvoiceNumber(number) ? 'invoice' : 'receipt'} with
        this number and code.
      </p>
      <p>Compare both with the paper. If it says the same, the paper is not from us.</p>
    </section>
  );
}

const True = (receipt: Checked) => (
  <section
    className={styles.answer}
    data-kind={receipt.reversedBy ? 'untrue' : 'true'}
    aria-label="Answer"
  >
    <p className={styles.words}>
      <Icon name={receipt.reversedBy ? 'warning' : 'check'} />{' '}
      {receipt.reversedBy
        ? replacedWords(receipt.kind, receipt.reversedBy)
        : `This ${receipt.kind === 'invoice' ? 'invoice' : 'receipt'} is genuine.`}
    </p>
    <FactList facts={factsOf(receipt)} />
  </section>
);

const replacedWords = (kind: Checked['kind'], by: string): string =>
  kind === 'invoice'
    ? `This invoice is no longer valid: invoice ${by} has replaced it.`
    : `This receipt is no longer valid: receipt ${by} has reversed it.`;

const factsOf = (receipt: Checked): [name: string, value: string][] => [
  ['Number', receipt.number],
  ['Kind', paperTitles[receipt.kind]],
  ['Amount', formatSigned(receipt.amount)],
  ...vatFacts(receipt.amount, receipt.vatPercent),
  ['Day', formatDay(receipt.day)],
  ['Room', receipt.coldRoomName],
  ...(receipt.companyName ? [['Seller', receipt.companyName] as [string, string]] : []),
  ...(receipt.tin ? [['TIN', receipt.tin] as [string, string]] : []),
];
