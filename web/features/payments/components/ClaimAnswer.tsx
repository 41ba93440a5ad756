import { useState } from 'react';
import { limits } from '#shared/limits.ts';
import type { PaymentClaim } from '#shared/paymentClaim.ts';
import { useSending } from '#web/features/payments/useSending.ts';
import { entryWords } from '#web/features/payments/words.ts';
import { formatMoment, formatRwf } from '#web/lib/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { TextArea } from '#web/ui/inputs.tsx';
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
  const [declining, setDeclining] = useState(false);
  const [reasonText, setReasonText] = useState('');
  const confirm = useSending('payments.confirm', 'The payment is recorded.', onDone);
  const decline = useSending('payments.decline', 'The client is told.', onDone);
  return (
    <section className={styles.claim} aria-label="What the client says">
      <p>
        {claim.userName} says that <strong className="whole">{formatRwf(claim.amount)}</strong> are
        paid: {entryWords(claim)}, {formatMoment(claim.at)}.
      </p>
      {declining && (
        <TextArea
          label="What the client reads"
          rows={2}
          autoFocus
          maxLength={limits.reasonCharacters}
          value={reasonText}
          error={decline.at('reasonText')}
          onChange={({ target }) => setReasonText(target.value)}
        />
      )}
      <div className={styles.actions} style={{ visibility: answered ? 'hidden' : undefined }}>
        {!declining && (
          <Button
            size="small"
            pending={confirm.pending}
            pendingText="Confirming..."
            onClick={() => void confirm.send(ids)}
          >
            Confirm payment
          </Button>
        )}
        <Button
          look="danger"
          size="small"
          disabled={confirm.pending}
          pending={decline.pending}
          pendingText="Declining..."
          onClick={() =>
            declining ? void decline.send({ ...ids, reasonText }) : setDeclining(true)
          }
        >
          {declining ? 'Decline with these words' : 'Decline'}
        </Button>
        {declining && (
          <Button
            look="outline"
            size="small"
            disabled={decline.pending}
            onClick={() => setDeclining(false)}
          >
            Back
          </Button>
        )}
      </div>
      <FormProblem text={confirm.problem ?? confirm.at('amount') ?? decline.problem} />
    </section>
  );
}
