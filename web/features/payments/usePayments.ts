import { useCall } from '#web/lib/api/useCall.ts';

/** What was paid for a booking. `changed` refetches it, and tells whoever shows the booking elsewhere. */
export function usePayments(bookingId: string, onChanged: () => void) {
  const { data, error, retry, look } = useCall(
    'payments.list',
    { id: bookingId },
    'Failed to fetch the payments.',
  );
  const changed = () => {
    look();
    onChanged();
  };
  return { data, error, retry, look, changed };
}
