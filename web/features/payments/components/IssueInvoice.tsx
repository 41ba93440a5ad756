import { useSending } from '#web/features/payments/useSending.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';

/** Issues an invoice of what is due; one that still says what is so is shown again. */
export function IssueInvoice({ bookingId, onDone }: { bookingId: string; onDone: () => void }) {
  const { send, pending, problem } = useSending('invoices.issue', 'The invoice is below.', onDone);
  return (
    <>
      <Button
        look="outline"
        size="small"
        pending={pending}
        pendingText="Issuing..."
        onClick={() => void send({ id: bookingId })}
      >
        Issue an invoice
      </Button>
      <FormProblem text={problem} />
    </>
  );
}
