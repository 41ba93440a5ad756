import { apiThunk } from '#web/lib/api/apiThunk.ts';
import { keepToken } from '#web/features/auth/index.ts';

export const fetchAccount = apiThunk(
  'account/fetchAccount',
  'account.get',
  'Failed to fetch your account.',
);

/** The answer's token says the new names and picture; it takes the place of the old one. */
export const updateAccount = apiThunk(
  'account/updateAccount',
  'account.update',
  'Failed to save your settings.',
  keepToken,
);

/** Tokens from before stop working; the answer's goes on in their place. */
export const changePassword = apiThunk(
  'account/changePassword',
  'account.changePassword',
  'Failed to change your password.',
  keepToken,
);
