import { limits } from '#shared/limits.ts';
import { needsReference, type PaymentWay } from '#shared/paymentWays.ts';
import { wayLabels } from '#web/features/payments/words.ts';
import { withoutThousands } from '#web/lib/forms/decimalComma.ts';
import { Select, TextInput } from '#web/ui/inputs.tsx';

/** What is typed of a payment. */
interface TypedPayment<Way extends PaymentWay> {
  /** In Rwf, maybe with signs between thousands. */
  amount: string;
  way: Way;
  reference: string;
}

interface Props<Way extends PaymentWay> {
  fields: TypedPayment<Way>;
  ways: readonly Way[];
  referenceLabel: string;
  change: (changed: Partial<TypedPayment<Way>>) => void;
  /** What the server refused about a field. */
  at: (field: string) => string | undefined;
}

/** Points between thousands: no amount has a fraction of three digits. */
const POINTS = /^[1-9]\d{0,2}(\.\d{3})+$/;

/**
 * A typed amount as it is sent. Signs are taken out only between thousands: anywhere else they may mean a fraction,
 * and the amount would be another.
 */
export function amountSent(typed: string): string {
  const amount = withoutThousands(typed.trim());
  return POINTS.test(amount) ? amount.replaceAll('.', '') : amount;
}

/** How much was paid, how, and by which reference it is found. */
export function PaymentFields<Way extends PaymentWay>({
  fields,
  ways,
  referenceLabel,
  change,
  at,
}: Props<Way>) {
  return (
    <>
      <TextInput
        label="Amount in Rwf"
        inputMode="numeric"
        autoComplete="off"
        value={fields.amount}
        error={at('amount')}
        onChange={({ target }) => change({ amount: target.value })}
      />
      <Select
        label="Payment method"
        value={fields.way}
        onChange={({ target }) => change({ way: target.value as Way })}
      >
        {ways.map((way) => (
          <option key={way} value={way}>
            {wayLabels[way]}
          </option>
        ))}
      </Select>
      <TextInput
        label={referenceLabel}
        optional={!needsReference(fields.way)}
        autoComplete="off"
        maxLength={limits.referenceCharacters}
        value={fields.reference}
        error={at('reference')}
        onChange={({ target }) => change({ reference: target.value })}
      />
    </>
  );
}
