import * as z from 'zod/mini';

/** Who sells, as receipts name it. */
export const sellerSchema = z.object({
  companyName: z.optional(z.string()),
  /** The nine digits of the tax number. */
  tin: z.optional(z.string()),
  /** The rate of the VAT that prices contain, in percent. */
  vatPercent: z.optional(z.number()),
});
export type Seller = z.infer<typeof sellerSchema>;

const names = ['companyName', 'tin', 'vatPercent'] as const;

/** The seller among other settings; what is not set is left out. */
export const sellerOf = (settings: Seller): Seller =>
  Object.fromEntries(
    names.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]])),
  );
