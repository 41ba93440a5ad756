import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { upload } from '../upload.ts';
import { accountSchema } from '../user.ts';
import { currentPassword, newPassword, phone, tokenAnswer } from './credentials.ts';

/** Who the caller is. */
export const get = endpoint('account.get', { input: z.object({}), output: accountSchema });

/** Changes the fields that are sent; the answer's token says the new names and picture. */
export const update = endpoint('account.update', {
  input: z.object({
    firstName: z.optional(field.text(60)),
    lastName: z.optional(field.text(60)),
    phoneNumber: z.optional(phone),
    image: upload(),
    /** Whether the picture goes; a new one sent with it stays. */
    removeImage: z.optional(field.flag()),
  }),
  output: z.extend(accountSchema, { token: z.string() }),
});

/** Changes the password; tokens from before stop working, the answer's goes on. */
export const changePassword = endpoint('account.changePassword', {
  input: z.object({ password: currentPassword, newPassword }),
  output: tokenAnswer,
});
