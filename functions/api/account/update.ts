import { renewedToken, signAhead } from '#functions/platform/auth/renewal.ts';
import { formEndpoint } from '#functions/platform/http/formEndpoint.ts';
import { dropPicture, withPicture } from '#functions/platform/pictures/picture.ts';
import { toProfile } from '#functions/store/accounts/storedAccount.ts';
import { updateAccount } from '#functions/store/accounts/updateAccount.ts';
import * as contract from '#shared/contract/account.ts';

/** Changes the caller's names, phone or picture, and answers a token with the new values. */
export const handler = formEndpoint(contract.update, async ({ input, caller }) => {
  const claims = caller();
  const { image: upload, removeImage, ...changes } = input;
  const save = (stored: string | undefined) => {
    const profileImage = stored ?? (removeImage ? null : undefined);
    return updateAccount(claims, { ...changes, profileImage });
  };
  const [{ before, after }, ahead] = await Promise.all([
    withPicture(`users/${claims.userId}`, upload, save),
    signAhead(claims, changes),
  ]);
  if (after.profileImage !== before.profileImage) await dropPicture(before.profileImage);
  return { ...toProfile(after), token: await renewedToken(after, ahead) };
});
