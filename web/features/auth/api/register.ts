import { messages } from '#shared/messages.ts';
import type { Challenge } from '#web/features/auth/proof/findProof.ts';
import { call, type Input, type Output } from '#web/lib/api/client.ts';
import { ApiFailure, type Failure } from '#web/lib/api/failure.ts';

/** Others may register from the same address meanwhile, and make it more work. */
const MOST_PROOFS = 3;

type Person = Input<'auth.register'>;

const send = (person: Person): Promise<Output<'auth.register'>> =>
  call('auth.register', person, { fallback: messages.registrationFailed });

/** What the server asks to solve first; undefined where it failed for another reason. */
function challengeIn({ code, params }: Failure): Challenge | undefined {
  if (code !== 'proofNeeded') return undefined;
  return { challenge: params?.challenge as string, difficulty: Number(params?.difficulty) };
}

async function proofFor(error: unknown): Promise<string> {
  const challenge = error instanceof ApiFailure ? challengeIn(error.failure) : undefined;
  if (!challenge) throw error;
  const { solve } = await import('#web/features/auth/proof/solve.ts');
  return solve(challenge).catch(() => {
    throw error;
  });
}

/**
 * Registers somebody. Where many register from the same address, the browser proves some work first, which
 * nobody sees but as a moment.
 * @throws {ApiFailure}
 */
export async function register(person: Person): Promise<Output<'auth.register'>> {
  let proof: string | undefined;
  for (let proofs = 0; ; proofs += 1) {
    try {
      return await send(proof === undefined ? person : { ...person, proof });
    } catch (error) {
      if (proofs === MOST_PROOFS) throw error;
      proof = await proofFor(error);
    }
  }
}
