import { parseArgs } from 'node:util';
import { Problem, reasonOf } from '#infra/build/problem.ts';
import { isFull } from './disk.ts';
import { startLocalProduct, type LocalProduct } from './localProduct.ts';
import { onParentGone } from './parent.ts';
import { readSettings } from './settings.ts';

/** `npm start` and `npm run dev`. */
async function main(): Promise<void> {
  const began = performance.now();
  const { fresh, dev } = readArguments();
  onParentGone(() => process.kill(process.pid, 'SIGTERM'));
  const product = await startLocalProduct({
    ...readSettings(process.env),
    fresh,
    site: dev ? 'dev' : 'built',
    log: (line) => console.log(line),
    onCrash: (reason) => fail(new Problem(reason)),
  });
  stopOnSignals(product);
  for (const { role, email, password } of product.people) {
    console.log(`Added the ${role === 'user' ? 'customer' : role} ${email} / ${password}`);
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`Coldroom is ready at ${product.url} (${seconds} s). Stop it with Ctrl-C.`);
}

function readArguments(): { fresh: boolean; dev: boolean } {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ options: { fresh: flag, dev: flag } }).values;
  } catch {
    throw new Problem(
      'The options are --fresh, which deletes the data first, and --dev, which serves the sources with hot reload.',
    );
  }
}

/** A Ctrl-C arrives twice because npm passes it on, so only a later one ends the process at once. */
function stopOnSignals(product: LocalProduct): void {
  let since: number | undefined;
  const stop = (): void => {
    if (since !== undefined && performance.now() - since > 1_000) process.exit(1);
    if (since !== undefined) return;
    since = performance.now();
    void product.stop().then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

/** Ends the process. DynamoDB Local ends too, because its standard input closes. */
function fail(error: unknown): never {
  if (error instanceof Problem) console.error(error.message);
  else if (isFull(error)) console.error('Coldroom has stopped: the disk is full. Make room on it.');
  else console.error('Coldroom has stopped:', error instanceof Error ? error : reasonOf(error));
  process.exit(1);
}

process.on('uncaughtException', fail);
main().catch(fail);
