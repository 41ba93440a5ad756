import type { House } from '#shared/house.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { formatRwf } from '#web/lib/format.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { PhoneLink } from '#web/ui/PhoneLink.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import styles from './payments.module.css';

interface Props {
  /** What is left to pay, in Rwf. */
  rest: number;
  /** Whether the customer may say that they have paid. */
  mayClaim: boolean;
}

/** Where money is sent to and how much, or whom to call where no admin has said so. */
export function HowToPay({ rest, mayClaim }: Props) {
  const { data, error, retry } = useCall('house.get', {}, 'Failed to fetch how to pay.');
  if (!data) return error ? <ErrorState message={error} onRetry={retry} /> : null;
  const { merchantCode, merchantName, bankAccount } = data;
  const isSent = merchantCode !== undefined || bankAccount !== undefined;
  return (
    <div className={styles.panel}>
      <h4>How to pay</h4>
      {merchantCode && <MobileMoney {...{ merchantCode, merchantName, rest }} />}
      {bankAccount && <Bank {...{ bankAccount, rest }} />}
      {isSent && mayClaim && (
        <p>Then press “I have paid” and enter the reference of the transaction.</p>
      )}
      <ByHand house={data} isSent={isSent} />
    </div>
  );
}

type MobileMoneyProps = Pick<House, 'merchantName'> & { merchantCode: string; rest: number };

const MobileMoney = ({ merchantCode, merchantName, rest }: MobileMoneyProps) => (
  <div className={styles.way}>
    <FactList facts={[['Mobile money', <strong key="code">{merchantCode}</strong>]]} />
    <p>
      Pay <span className="whole">{formatRwf(rest)}</span> by mobile money to this merchant code
      {merchantName && ` (${merchantName})`}.
    </p>
    <CopyButton text={merchantCode} label="Copy code" />
  </div>
);

const Bank = ({ bankAccount, rest }: { bankAccount: string; rest: number }) => (
  <div className={styles.way}>
    <FactList facts={[['Bank', bankAccount]]} />
    <p>
      Transfer <span className="whole">{formatRwf(rest)}</span> to this account.
    </p>
    <CopyButton text={bankAccount} label="Copy account" />
  </div>
);

/** In cash, and whom to ask. */
const ByHand = ({ house, isSent }: { house: House; isSent: boolean }) => (
  <p className="muted">
    {isSent ? 'Or in cash at our office.' : 'In cash at our office.'}{' '}
    {house.telephone ? (
      <>
        Call us: <PhoneLink number={house.telephone} />
      </>
    ) : (
      'Write to us if anything is unclear.'
    )}
  </p>
);
