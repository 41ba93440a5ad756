import { spawn } from 'node:child_process';

export interface Outcome {
  /** Exit code; null where the program was killed or was not there. */
  code: number | null;
  /** What it wrote, to standard output and error together. */
  output: string;
}

interface Options {
  env?: NodeJS.ProcessEnv | undefined;
  /** Shows the output as it comes, and not only at the end. */
  live?: boolean | undefined;
  /** Is given the output as it comes. */
  onOutput?: ((text: string) => void) | undefined;
  /** It is killed where it takes longer. */
  limitMs?: number | undefined;
}

/** Runs a program to its end. Never throws: a program that is not there has the code null. */
export function run(
  command: string,
  args: string[],
  { env, live, onOutput, limitMs }: Options = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limitMs,
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (live) process.stdout.write(chunk);
        onOutput?.(chunk.toString());
      });
    }
    const finish = (code: number | null) =>
      resolve({ code, output: Buffer.concat(chunks).toString() });
    child.on('error', () => finish(null));
    child.on('close', finish);
  });
}
