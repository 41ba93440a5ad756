import * as z from 'zod/mini';
import { cancellationFields, cancellationSchema } from './cancellationFields.ts';
import * as field from './fields.ts';
import { problem } from './inputErrors.ts';
import { limits } from './limits.ts';
import { parsePhone } from './phone.ts';
import { phoneLine } from './phoneLine.ts';
import { sellerSchema } from './seller.ts';

/** What admins set for the whole house: how customers pay, whom they call, and who sells. */
export const houseSchema = z.object({
  /** The code that mobile money is paid to, and the name that the payer sees. */
  merchantCode: z.optional(z.string()),
  merchantName: z.optional(z.string()),
  bankAccount: z.optional(z.string()),
  telephone: z.optional(z.string()),
  /** Where else people reach the house. */
  email: z.optional(z.string()),
  whatsApp: z.optional(z.string()),
  /** What cancelling costs; nothing where it is not set. */
  cancellation: z.optional(cancellationSchema),
  /** In how many series the receipts of a year are numbered; in one where it is not set. */
  receiptSeries: z.optional(z.number()),
  /** How often all of this was changed; absent where it never was since versions are kept. */
  version: z.optional(z.number()),
  ...sellerSchema.shape,
});
export type House = z.infer<typeof houseSchema>;

/** How everybody reaches the house, as far as admins have set it. */
export const houseContactSchema = z.pick(houseSchema, {
  email: true,
  telephone: true,
  whatsApp: true,
});
export type HouseContact = z.infer<typeof houseContactSchema>;

/** The number of a chat in E.164, which its link has to name with the code of its country; it may be empty. */
const whatsApp = () =>
  z.optional(
    z
      .pipe(
        phoneLine(limits.phoneCharacters),
        field.readAs((text) => (text === '' ? '' : parsePhone(text)), problem('notPhone')),
      )
      .check(z.meta({ example: '+250788123456' })),
  );

/** The same as input: an empty field, and a VAT rate of zero, is removed. */
export const houseFields = () => ({
  merchantCode: field.optionalText(limits.houseCharacters),
  merchantName: field.optionalText(limits.houseCharacters),
  bankAccount: field.optionalText(limits.houseCharacters),
  telephone: z.optional(phoneLine(limits.phoneCharacters)),
  email: field.optionalEmail(),
  whatsApp: whatsApp(),
  cancellation: z.optional(cancellationFields()),
  receiptSeries: z.optional(field.wholeNumber(1, limits.receiptSeries)),
  companyName: field.optionalText(limits.houseCharacters),
  tin: field.optionalTin(),
  vatPercent: z.optional(field.percent()),
});
