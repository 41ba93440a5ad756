import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { nowSeconds } from '#functions/platform/nowSeconds.ts';
import { findKey, signingKey } from './signingKeys.ts';

/** How long a challenge may be worked on, in seconds: a slow phone needs a minute at most. */
const LIFE_SECONDS = 10 * 60;

const contentSchema = z.object({
  /** How many leading bits of the hash must be zero. */
  difficulty: z.int(),
  /** Seconds since 1970. */
  expiresAt: z.number(),
  /** What tells it from every other challenge. */
  salt: z.string(),
});
type Content = z.infer<typeof contentSchema>;

/** A challenge that was solved: its difficulty, when it ends (seconds since 1970), and its name. */
export type Solved = Pick<Content, 'difficulty' | 'expiresAt'> & { id: string };

const signature = (secret: string, payload: string, scope: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['challenge', scope, payload]))
    .digest('base64url');

/** A challenge for one purpose and caller, which are in its signature: nobody else can use it. */
export async function newChallenge(scope: string, difficulty: number): Promise<string> {
  const { secret } = await signingKey();
  const salt = randomBytes(12).toString('base64url');
  const content: Content = { difficulty, expiresAt: nowSeconds() + LIFE_SECONDS, salt };
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${payload}.${signature(secret, payload, scope)}`;
}

/**
 * What a proof solves: `challenge:nonce`, whose SHA-256 begins with as many zero bits as the challenge asks
 * for. Undefined where it proves nothing: not our challenge, for another caller, too late, or not solved.
 * Whether it was used before is for its caller to find out.
 */
export async function solvedBy(proof: string, scope: string): Promise<Solved | undefined> {
  const [challenge = '', nonce] = proof.split(':');
  // By chance, the hash of a challenge alone may be small enough: work is shown by a nonce.
  if (nonce === undefined) return undefined;
  const [payload = '', given = ''] = challenge.split('.');
  if (!(await isOurs(payload, given, scope))) return undefined;
  const content = z.parse(contentSchema, JSON.parse(Buffer.from(payload, 'base64url').toString()));
  const hash = createHash('sha256').update(proof).digest();
  if (content.expiresAt <= nowSeconds() || zeroBits(hash) < content.difficulty) return undefined;
  return { ...content, id: content.salt };
}

async function isOurs(payload: string, given: string, scope: string): Promise<boolean> {
  const shown = Buffer.from(given);
  const key = await findKey(({ secret }) => {
    const expected = Buffer.from(signature(secret, payload, scope));
    return expected.length === shown.length && timingSafeEqual(expected, shown);
  });
  return key !== undefined;
}

/** How many bits of a hash are zero before the first one. */
function zeroBits(hash: Buffer): number {
  const whole = hash.findIndex((byte) => byte !== 0);
  return whole * 8 + Math.clz32(hash[whole] ?? 0) - 24;
}
