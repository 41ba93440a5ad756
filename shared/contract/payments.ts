import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { problem } from '../inputErrors.ts';
import { invoiceSchema } from '../invoice.ts';
import { limits } from '../limits.ts';
import { moneySchema, owedSchema, paymentSchema } from '../payment.ts';
import { paymentClaimSchema } from '../paymentClaim.ts';
import { needsReference, paymentWays, recordedKinds, referencedWays } from '../paymentWays.ts';
import { pageInput } from './page.ts';

const amount = () => field.wholeNumber(1, limits.paymentRwf);

/**
 * Records a payment or a deposit, or a refund, which only an admin may. The amount is in whole Rwf, above zero for all.
 */
export const record = /* @__PURE__ */ endpoint('payments.record', () => ({
  input: z
    .object({
      id: field.id(),
      kind: field.code(recordedKinds),
      amount: amount(),
      way: field.code(paymentWays),
      reference: field.optionalText(limits.referenceCharacters),
    })
    .check(
      z.refine(({ way, reference }) => Boolean(reference) || !needsReference(way), {
        path: ['reference'],
        error: problem('required'),
      }),
    ),
  output: paymentSchema,
  errors: [
    'adminOnly',
    'bookingNotFound',
    'paymentAboveRest',
    'refundAbovePaid',
    'invalidKey',
    'keyReused',
  ],
}));

/** Makes up for a wrong entry by another, once. A repetition answers the reversal that there is. */
export const reverse = /* @__PURE__ */ endpoint('payments.reverse', () => ({
  input: z.object({ id: field.id(), paymentId: field.id() }),
  output: paymentSchema,
  errors: ['bookingNotFound', 'paymentNotFound', 'notReversible', 'reversalAbovePaid'],
}));

/** What is due, paid and left of a booking, in whole Rwf, and its entries, claims and invoices, oldest first. */
export const list = /* @__PURE__ */ endpoint('payments.list', () => ({
  input: z.object({ id: field.id() }),
  output: z.object({
    due: z.number(),
    paid: z.number(),
    rest: z.number(),
    payments: z.array(paymentSchema),
    claims: z.array(paymentClaimSchema),
    invoices: z.array(invoiceSchema),
  }),
  errors: ['bookingNotFound'],
}));

/** A customer says that they have paid, by the reference of the transaction. */
export const claim = /* @__PURE__ */ endpoint('payments.claim', () => ({
  input: z.object({
    id: field.id(),
    amount: amount(),
    way: field.code(referencedWays),
    reference: field.text(limits.referenceCharacters),
  }),
  output: paymentClaimSchema,
  errors: ['bookingNotFound', 'paymentAboveRest', 'claimWaits', 'invalidKey', 'keyReused'],
}));

/** The staff have found the money: the claim becomes a payment. A repetition answers that payment. */
export const confirm = /* @__PURE__ */ endpoint('payments.confirm', () => ({
  input: z.object({ id: field.id(), claimId: field.id() }),
  output: paymentSchema,
  errors: ['bookingNotFound', 'claimNotFound', 'claimAnswered', 'paymentAboveRest'],
}));

/** The staff have found no such money, and say so in words that the customer reads. */
export const decline = /* @__PURE__ */ endpoint('payments.decline', () => ({
  input: z.object({
    id: field.id(),
    claimId: field.id(),
    reasonText: field.longText(limits.reasonCharacters).check(z.minLength(1, problem('required'))),
  }),
  output: paymentClaimSchema,
  errors: ['bookingNotFound', 'claimNotFound', 'claimAnswered'],
}));

/** The entries of a month, newest first. */
export const month = /* @__PURE__ */ endpoint('payments.month', () => ({
  input: z.object({ ...pageInput(), month: field.month() }),
  output: z.array(paymentSchema),
  errors: ['invalidCursor'],
}));

/** Bookings for which something is owed, by first day. */
export const owed = /* @__PURE__ */ endpoint('payments.owed', () => ({
  input: z.object(pageInput()),
  output: z.array(owedSchema),
  errors: ['invalidCursor'],
}));

/** What was booked, received and is owed of a month. */
export const figures = /* @__PURE__ */ endpoint('payments.figures', () => ({
  input: z.object({ month: field.month() }),
  output: moneySchema,
}));
