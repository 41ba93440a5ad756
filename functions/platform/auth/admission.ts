import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { attemptsIn, countUp, readCounters, type AttemptLimit } from './attempts.ts';
import { newChallenge, solvedBy, type Solved } from './challenge.ts';

/** Difficulty rises while browsers work: a proof may be this many bits easier than one asked for now. */
const TOLERATED_BITS = 1;
/** No challenge asks for more: about sixteen million hashes. */
const MOST_BITS = 24;

/**
 * How many zero bits a proof needs after so many attempts; undefined up to the limit. The work doubles
 * whenever the attempts have doubled.
 */
export const difficultyAfter = (
  attempts: number,
  { max }: Pick<AttemptLimit, 'max'>,
  bits: number,
): number | undefined =>
  attempts < max
    ? undefined
    : Math.min(MOST_BITS, bits + Math.floor(Math.log2(Math.max(1, attempts) / Math.max(1, max))));

/**
 * Counts an attempt. Beyond its limit nobody is refused, because thousands may share a mobile operator's
 * address: each attempt then needs a proof of work, which only costs the browser a moment, and which works
 * once.
 * @throws Refusal proofNeeded without a proof, and with one that proves nothing or was used before
 */
export async function admit(limit: AttemptLimit, proof: string | undefined): Promise<void> {
  const scope = `${limit.scope} ${limit.who}`;
  await untilUncontended(async () => {
    const { counters } = await readCounters([limit]);
    const difficulty = difficultyAfter(attemptsIn(counters[0]), limit, settings.proofBits());
    if (difficulty === undefined) {
      return (await transact(countUp([limit], counters))).done || undefined;
    }
    const solved = proof === undefined ? undefined : await solvedBy(proof, scope);
    const isEnough = solved && solved.difficulty >= difficulty - TOLERATED_BITS;
    if (!isEnough) throw await proofNeeded(scope, difficulty);
    const unlimited = { ...limit, max: Number.MAX_SAFE_INTEGER };
    const outcome = await transact([...countUp([unlimited], counters), useUp(solved)]);
    if (outcome.done) return true;
    if (outcome.failed.some(({ name }) => name === 'proof')) {
      throw await proofNeeded(scope, difficulty);
    }
    return undefined;
  });
}

const proofNeeded = async (scope: string, difficulty: number): Promise<Refusal> =>
  new Refusal('proofNeeded', { challenge: await newChallenge(scope, difficulty), difficulty });

/** Keeps a used proof until it would have ended; fails where it is kept already. */
const useUp = ({ id, expiresAt }: Solved): NamedWrite => ({
  name: 'proof',
  write: {
    Put: {
      TableName: settings.tableName(),
      Item: { ...keys.proof(id), entity: 'proof', expiresAt },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
});
