import { isStaff } from './access.ts';
import type { Role } from './claims.ts';

/** How money is taken: in cash, by mobile money, or by a bank. */
export const paymentWays = ['cash', 'mobileMoney', 'bank'] as const;
export type PaymentWay = (typeof paymentWays)[number];

/** The ways that leave a reference of the transaction behind, which is asked for. */
export const referencedWays = ['mobileMoney', 'bank'] as const;

/** Whether a payment of this way needs the reference of its transaction. */
export const needsReference = (way: string): boolean =>
  referencedWays.some((referenced) => referenced === way);

/**
 * Kinds of entries that are recorded. A deposit is taken ahead and counts as a payment. A reversal makes up for a wrong
 * one of any.
 */
export const recordedKinds = ['payment', 'deposit', 'refund'] as const;

/** Whether a role may record an entry of a kind: the staff take money, and only an admin gives it back. */
export const mayRecord = (kind: (typeof recordedKinds)[number], role: Role): boolean =>
  kind === 'refund' ? role === 'admin' : isStaff(role);

export const paymentKinds = [...recordedKinds, 'reversal'] as const;
