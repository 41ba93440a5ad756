import { tokenWhile } from '#functions/auth/session.ts';
import { formEndpoint } from '#functions/http/formEndpoint.ts';
import { dropPicture, withPicture } from '#functions/http/picture.ts';
import { namesOf, updateAccount } from '#functions/store/users.ts';
import * as contract from '#shared/contract/account.ts';

/** Changes the caller's names, phone or picture, and answers a token that says so. */
export const handler = formEndpoint(contract.update, async ({ input, caller }) => {
  const claims = caller();
  const { email, userId } = claims;
  const { image: upload, removeImage, ...changes } = input;
  const folder = `users/${userId}`;
  const { firstName, lastName } = changes;
  const named = firstName && lastName ? { names: namesOf({ firstName, lastName }) } : {};
  const tokenOf = tokenWhile(claims, named);
  const { before, after } = await withPicture(folder, upload, (stored) =>
    updateAccount(email, { ...changes, profileImage: stored ?? (removeImage ? null : undefined) }),
  );
  if (after.profileImage !== before.profileImage) await dropPicture(before.profileImage);
  return { ...after, token: await tokenOf(after) };
});
