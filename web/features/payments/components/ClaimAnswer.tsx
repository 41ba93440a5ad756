import type { PaymentClaim } from '#shared/paymentClaim.ts';
import { useSending } from '#web/features/payments/useSending.ts';
import { entryWords } from '#web/features/payments/words.ts';
import { formatMoment, formatRwf } from '#web/lib/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { DeclineWithWords } from '#web/ui/DeclineWithWords.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import styles from './payments.module.css';

interface Props {
  claim: PaymentClaim;
  /** Whether somebody else has answered it: the place of its buttons stays, so that nothing below moves. */
  answered?: boolean;
  onDone: () => void;
}

/** What a customer says they have paid, to be confirmed or declined. */
export function ClaimAnswer({ claim, answered, onDone }: Props) {
  const ids = { id: claim.bookingId, claimId: claim.id };
  const confirm = useSending('payments.confirm', 'The payment is recorded.', onDone);
  const decline = useSending(
    'payments.decline',
    'The payment is declined. The client is told.',
    onDone,
  );
  return (
    <section className={styles.claim} aria-label="What the client says">
      <p>
        {claim.userName} says they have paid{' '}
        <strong className="whole">{formatRwf(claim.amount)}</strong>: {entryWords(claim)},{' '}
        {formatMoment(claim.at)}.
      </p>
      <DeclineWithWords
        label="Decline"
        pending={confirm.pending || decline.pending}
        error={decline.at('reasonText')}
        onDecline={(reasonText) => void decline.send({ ...ids, reasonText })}
        onBack={decline.forget}
        className={styles.actions}
        hidden={answered}
      >
        <Button
          size="small"
          pending={confirm.pending}
          pendingText="Confirming..."
          onClick={() => void confirm.send(ids)}
        >
          Confirm payment
        </Button>
      </DeclineWithWords>
      <FormProblem text={confirm.problem ?? confirm.at('amount') ?? decline.problem} />
    </section>
  );
}
