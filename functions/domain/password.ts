/** How long a one-time password can be used, in seconds. */
const ONE_TIME_LIFE_SECONDS = 24 * 60 * 60;

/** Longer than the write of a new password takes: whoever signs in meanwhile has used the old one. */
const WRITE_SECONDS = 5;

/** A new password of an account; moments are in seconds since 1970. */
export interface NewPassword {
  passwordHash: string;
  /** When a one-time password expires; undefined where the user chose the password. */
  oneTimeUntil: number | undefined;
  /** Tokens that were signed before this moment are revoked. */
  tokensFrom: number;
}

/** The password of an account, which may be the one that it was registered with. */
export interface Password {
  passwordHash: string;
  oneTimeUntil?: number | undefined;
  tokensFrom?: number | undefined;
}

/**
 * The hash that a password is compared with; undefined where there is no account, or its one-time
 * password has expired.
 * @param now seconds since 1970
 */
export const usableHash = (password: Password | undefined, now: number): string | undefined =>
  (password?.oneTimeUntil ?? Infinity) <= now ? undefined : password?.passwordHash;

/**
 * When the password was last replaced, in seconds since 1970; 0 where it is the one of the registration.
 * Failed logins from before count no longer: a forgotten password that was reset can be used at once.
 */
export const replacedAt = (password: Password | undefined): number =>
  password?.tokensFrom === undefined ? 0 : password.tokensFrom - WRITE_SECONDS;

/**
 * From when on tokens are valid, where all that were signed up to `now` end (seconds since 1970). It is later than
 * `before`, from when they were valid until now, because a sign-in after a change has a token of that very moment.
 */
export const tokensFromAfter = (now: number, before = 0): number =>
  Math.max(Math.floor(now) + WRITE_SECONDS, before + 1);

/**
 * A password that its user chose at `now` (seconds since 1970).
 * @param before from when tokens were valid until now
 */
export const chosenPassword = (
  passwordHash: string,
  now: number,
  before?: number,
): NewPassword => ({
  passwordHash,
  oneTimeUntil: undefined,
  tokensFrom: tokensFromAfter(now, before),
});

/**
 * A one-time password, issued at `now` (seconds since 1970), which expires after a day.
 * @param before from when tokens were valid until now
 */
export function oneTimePassword(passwordHash: string, now: number, before?: number): NewPassword {
  const tokensFrom = tokensFromAfter(now, before);
  return { passwordHash, oneTimeUntil: tokensFrom + ONE_TIME_LIFE_SECONDS, tokensFrom };
}
