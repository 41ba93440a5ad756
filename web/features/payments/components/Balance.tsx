import type { Balance as Sums } from '#shared/balance.ts';
import { formatRwf } from '#web/lib/format.ts';
import { FactList } from '#web/ui/FactList.tsx';

const Sum = ({ of }: { of: number }) => <strong className="whole">{formatRwf(of)}</strong>;

/** What is due, paid and left of a booking. */
export const Balance = ({ due, paid, rest }: Sums) => (
  <FactList
    facts={[
      ['To pay in all', formatRwf(due)],
      ['Paid', formatRwf(paid)],
      rest < 0
        ? ['To refund', <Sum key="rest" of={-rest} />]
        : ['Left to pay', <Sum key="rest" of={rest} />],
    ]}
  />
);
