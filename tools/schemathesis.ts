import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '#infra/build/bundling.ts';
import { Problem } from '#infra/build/problem.ts';
import { run } from '#infra/build/run.ts';
import { startLocalProduct, type LocalProduct } from '#local/localProduct.ts';
import { programsOf } from '#local/pythonEnvironment.ts';
import { endpoints } from '#shared/api.ts';
import { openApiOf } from '#shared/openapi/document.ts';
import { CONFIGURATION } from './schemathesis/configuration.ts';
import { signIn, triers } from './schemathesis/roles.ts';
import { relaxed } from './test/relaxed.ts';

const log = (line: string) => console.log(line);

const schemathesis = {
  name: 'schemathesis',
  requirements: fileURLToPath(new URL('schemathesis/requirements.txt', import.meta.url)),
};

const USAGE = 'Say for how long each role tries, in seconds: npm run schemathesis -- 120';

/** It ends the session with which all else is tried, so a visitor alone tries it. */
const ENDS_SESSION = '/api/auth/logout';

/** `npm run schemathesis -- [SECONDS]`: tries the OpenAPI document in all phases, as a visitor and as each role. */
async function main([seconds = '120', ...others]: string[]): Promise<boolean> {
  if (!/^[1-9]\d{0,3}$/.test(seconds) || others.length > 0) throw new Problem(USAGE);
  const programs = await programsOf(schemathesis, log);
  const folder = temporaryFolder();
  const document = join(folder, 'openapi.json');
  writeFileSync(document, JSON.stringify(openApiOf(endpoints)));
  const configuration = join(folder, 'schemathesis.toml');
  writeFileSync(configuration, CONFIGURATION);
  const env = { ...relaxed, SEED: 'demo' };
  let product: LocalProduct | undefined;
  let clean = true;
  try {
    product = await startLocalProduct({ port: 0, site: 'none', env, log });
    for (const trier of triers) {
      const token = await signIn(product.url, product.people, trier);
      const { code, output } = await run(
        join(programs, 'schemathesis'),
        argumentsFor({ document, configuration }, { url: product.url, token, seconds }),
        // It keeps what it has tried in the folder that it runs in.
        { cwd: folder },
      );
      clean &&= code === 0;
      log(`${code === 0 ? '✓' : '✗'} ${trier}\n${output}`);
    }
  } finally {
    rmSync(folder, { recursive: true });
    await product?.stop();
  }
  return clean;
}

interface Trial {
  url: string;
  token: string | undefined;
  seconds: string;
}

const argumentsFor = (
  { document, configuration }: { document: string; configuration: string },
  { url, token, seconds }: Trial,
): string[] => [
  ...['--config-file', configuration],
  'run',
  document,
  ...['--url', `${url}/backend`],
  ...['--phases', 'examples,coverage,fuzzing,stateful'],
  // All checks are made if none is named. To name all would overrule the configuration.
  // API Gateway answers 403 to a method that an address does not have, never 405.
  ...['--exclude-checks', 'unsupported_method'],
  ...['--max-time', seconds],
  ...['--generation-database', ':memory:'],
  '--continue-on-failure',
  '--no-color',
  ...(token === undefined
    ? []
    : ['--header', `Authorization: Bearer ${token}`, '--exclude-path', ENDS_SESSION]),
];

main(process.argv.slice(2)).then(
  (clean) => process.exit(clean ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Problem ? error.message : error);
    process.exit(1);
  },
);
