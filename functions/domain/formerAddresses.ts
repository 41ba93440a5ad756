import type { Profile } from '#shared/user.ts';

/** An address that an account had, and had confirmed, before it got another one. */
export interface FormerAddress {
  email: string;
  /** When the account got another one, as ISO text. Whoever has the address since may be somebody else. */
  until: string;
}

/**
 * The former addresses of an account that gets another one now. An address that nobody has confirmed is none of them,
 * because it may be somebody else's.
 * @param now seconds since 1970
 */
export function formerAddressesOf(
  {
    email,
    emailConfirmedAt,
    formerAddresses,
  }: Pick<Profile, 'email' | 'emailConfirmedAt'> & {
    formerAddresses?: FormerAddress[] | undefined;
  },
  now: number,
): FormerAddress[] | undefined {
  if (emailConfirmedAt === undefined) return formerAddresses;
  const until = new Date(now * 1000).toISOString();
  const others = formerAddresses?.filter((one) => one.email !== email) ?? [];
  return [...others, { email, until }];
}
