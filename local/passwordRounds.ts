import { LEAST_PASSWORD_ROUNDS } from '#functions/platform/settings.ts';
import { Problem } from '#infra/build/problem.ts';

/** Bcrypt takes no more. */
const MOST = 31;

/**
 * The rounds of bcrypt for a product whose passwords are real. Tests, whose passwords are not, use fewer.
 * @throws Problem if they are so few that stolen hashes are guessed
 */
export function readPasswordRounds(text: string | undefined): string {
  const rounds = Number(text ?? LEAST_PASSWORD_ROUNDS);
  if (Number.isInteger(rounds) && rounds >= LEAST_PASSWORD_ROUNDS && rounds <= MOST) {
    return String(rounds);
  }
  throw new Problem(
    `PASSWORD_ROUNDS=${text ?? ''} is not safe: give a number from ${LEAST_PASSWORD_ROUNDS} to ${MOST}.`,
  );
}
