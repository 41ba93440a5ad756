import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '#functions/errors.ts';

const TRIES = 6;
const FIRST_PAUSE_MS = 25;

/**
 * Calls `attempt` again while it returns undefined, after pauses that grow, with jitter.
 * @throws Refusal busy after six attempts; nothing was written
 */
export async function untilUncontended<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let pause = FIRST_PAUSE_MS, tries = 1; ; pause *= 2, tries += 1) {
    const answer = await attempt();
    if (answer !== undefined) return answer;
    if (tries === TRIES) throw new Refusal('busy');
    await wait(pause * (0.5 + Math.random()));
  }
}
