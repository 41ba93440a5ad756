import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { OutboxWork } from './outboxWork.ts';

/** Measures the outbox and the dashboards in a process of its own. */
export async function runOutboxProcess(): Promise<OutboxWork> {
  const child = fork(fileURLToPath(new URL('outboxClient.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The outbox could not be measured (exit code ${String(code)})`);
  });
  const [work] = (await Promise.race([once(child, 'message'), ended])) as [OutboxWork];
  ended.catch(() => undefined);
  return work;
}
