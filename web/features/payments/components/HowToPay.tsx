import type { House } from '#shared/house.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { FactList } from '#web/ui/FactList.tsx';
import { PhoneLink } from '#web/ui/PhoneLink.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import styles from './payments.module.css';

const factsOf = ({ merchantCode, merchantName, bankAccount }: House): [string, string][] => [
  ...(merchantCode
    ? [
        ['Mobile money', [merchantCode, merchantName].filter(Boolean).join(', ')] as [
          string,
          string,
        ],
      ]
    : []),
  ...(bankAccount ? [['Bank', bankAccount] as [string, string]] : []),
];

/** Where money is sent to, or whom to call where no admin has said so. */
export function HowToPay() {
  const { data, error, retry } = useCall('house.get', {}, 'Failed to fetch how to pay.');
  if (!data) return error ? <ErrorState message={error} onRetry={retry} /> : null;
  const facts = factsOf(data);
  return (
    <div className={styles.panel}>
      <h4>How to pay</h4>
      {facts.length > 0 && <FactList facts={facts} />}
      <p className="muted">
        {facts.length > 0 ? 'Or in cash at our office.' : 'In cash at our office.'}{' '}
        {data.telephone ? (
          <>
            Call us: <PhoneLink number={data.telephone} />
          </>
        ) : (
          'Write to us if anything is unclear.'
        )}
      </p>
    </div>
  );
}
