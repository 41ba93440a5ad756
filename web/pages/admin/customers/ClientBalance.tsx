import type { CustomerBalance } from '#shared/balance.ts';
import { formatRwf } from '#web/lib/format.ts';
import { FactList } from '#web/ui/FactList.tsx';

/** What all bookings of a client come to. */
export const ClientBalance = ({ due, paid, owed, toRefund }: CustomerBalance) => (
  <FactList
    facts={[
      ['To pay for all bookings', formatRwf(due)],
      ['Paid', formatRwf(paid)],
      [
        'Owed',
        <strong key="owed" className="whole">
          {formatRwf(owed)}
        </strong>,
      ],
      ...(toRefund > 0 ? [['To refund', formatRwf(toRefund)] as [string, string]] : []),
    ]}
  />
);
