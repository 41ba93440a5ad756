import { spawn } from 'node:child_process';

export interface Outcome {
  /** Exit code; null if the program was killed or does not exist. */
  code: number | null;
  /** Standard output and standard error together. */
  output: string;
}

interface Options {
  env?: NodeJS.ProcessEnv | undefined;
  /** Folder that it runs in. @default - this one */
  cwd?: string | undefined;
  /** Also prints the output while the program runs. */
  live?: boolean | undefined;
  /** Is given the output as it comes. */
  onOutput?: ((text: string) => void) | undefined;
  /** It is killed where it takes longer. */
  limitMs?: number | undefined;
}

/** Runs a program to its end. Never throws: if the program does not exist, the code is null. */
export function run(
  command: string,
  args: string[],
  { env, cwd, live, onOutput, limitMs }: Options = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      cwd,
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
