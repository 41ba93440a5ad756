/** How often a step says how far it is, in ms. */
const SIGN_MS = 5_000;

export const say = (line: string): void => console.log(line);

/** Does a step of a storm; says every few seconds how far it is, and in the end how long it took. */
export async function step<T>(
  name: string,
  work: () => Promise<T>,
  progress: () => string = () => '',
): Promise<T> {
  const began = performance.now();
  const line = () => [name, progress()].filter((words) => words !== '').join(': ');
  const seconds = () => `${Math.round((performance.now() - began) / 1_000)} s`;
  const signs = setInterval(() => say(`  … ${line()} (${seconds()})`), SIGN_MS);
  try {
    return await work();
  } finally {
    clearInterval(signs);
    say(`  ${line()} (${seconds()})`);
  }
}
