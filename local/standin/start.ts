import { Problem } from '#infra/build/problem.ts';
import { onParentGone } from '#local/parent.ts';
import { answers, endpointOf } from './endpoint.ts';
import { startMiniStack } from './ministack.ts';

/** `npm run localstack`: runs MiniStack, a stand-in for AWS on this machine, until it is stopped. */
async function main(): Promise<void> {
  const endpoint = endpointOf(process.env);
  if (await answers(endpoint))
    throw new Problem(`A stand-in for AWS already runs at ${endpoint.origin}.`);
  const ministack = await startMiniStack(endpoint, {
    log: (line) => console.log(line),
    onCrash: (reason) => fail(new Problem(reason)),
  });
  const stop = () => void ministack.stop().then(() => process.exit(0), fail);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  onParentGone(stop);
  console.log(
    `MiniStack, a stand-in for AWS, is ready at ${endpoint.origin}. It loses all data when it is stopped.`,
  );
  console.log('Deploy to it with `npm run deploy:local`. Stop it with Ctrl-C.');
}

function fail(error: unknown): never {
  console.error(error instanceof Problem ? error.message : error);
  process.exit(1);
}

main().catch(fail);
