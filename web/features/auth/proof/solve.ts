import type { Challenge } from './findProof.ts';

/**
 * Solves a challenge in a worker.
 * @throws Error where the worker cannot be loaded
 */
export async function solve(challenge: Challenge): Promise<string> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('The proof’s worker failed')));
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}
