import { tokenFor } from '#functions/auth/session.ts';
import { formEndpoint } from '#functions/http/formEndpoint.ts';
import { dropPicture, withPicture } from '#functions/http/picture.ts';
import { updateAccount } from '#functions/store/users.ts';
import * as contract from '#shared/contract/account.ts';

/**
 * Changes the caller's names, phone or picture, and signs a token that says so. It is as old as the
 * one that was shown: it lives no longer, and ends with it where the password is changed.
 */
export const handler = formEndpoint(contract.update, async ({ input, caller }) => {
  const { email, userId, iat } = caller();
  const { image: upload, removeImage, ...changes } = input;
  const folder = `users/${userId}`;
  const { before, after } = await withPicture(folder, upload, (stored) =>
    updateAccount(email, { ...changes, profileImage: stored ?? (removeImage ? null : undefined) }),
  );
  if (after.profileImage !== before.profileImage) await dropPicture(before.profileImage);
  return { ...after, token: await tokenFor(after, iat) };
});
