/** The page at which a forgotten password is set anew. */
export const RESET_PATH = '/reset-password';

/** What the address of that page may say: whose password, and the code from the e-mail. */
interface ResetAddress {
  email: string;
  code?: string | undefined;
}

/**
 * The part of the address behind `#`, which browsers send to no server: neither address nor code is in a log.
 */
export const resetHash = ({ email, code }: ResetAddress): string =>
  `#${new URLSearchParams({ email, ...(code !== undefined && { code }) }).toString()}`;

/** Reads that part; what is missing is empty. */
export function readResetHash(hash: string): Required<ResetAddress> {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  return { email: said.get('email') ?? '', code: said.get('code') ?? '' };
}
