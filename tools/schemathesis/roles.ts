import type { Person } from '#local/seeding.ts';
import { api } from '#shared/api.ts';

/** Who tries the document: somebody without an account, or with one of a role. */
export const triers = ['visitor', 'user', 'operator', 'admin'] as const;
type Trier = (typeof triers)[number];

/**
 * Signs somebody of a role in.
 * @returns the token; undefined for a visitor
 */
export async function signIn(
  url: string,
  people: readonly Person[],
  trier: Trier,
): Promise<string | undefined> {
  if (trier === 'visitor') return undefined;
  const person = people.find(({ role }) => role === trier);
  if (!person) throw new Error(`Nobody is seeded who is ${trier}`);
  const { email, password } = person;
  const answer = await fetch(`${url}/backend${api.auth.login.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (token === undefined) throw new Error(`${trier} could not sign in: ${answer.status}`);
  return token;
}
